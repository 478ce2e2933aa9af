"""E-mail by the operator's SMTP server: plain text, in a thread, with a time limit."""

import smtplib
import ssl
from collections.abc import Mapping
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr

from saloon.server.notify.push import Outcome
from saloon.server.process.config import MailServer

SECONDS = 20.0  # for one answer of the mail server


def written(
    post: MailServer, to: str, subject: str, text: str, language: str, headers: Mapping[str, str]
) -> EmailMessage:
    """A message in plain text. `EmailMessage` refuses line breaks in its headers."""
    message = EmailMessage()
    message["From"] = post.sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=parseaddr(post.sender)[1].partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = language
    for name, value in headers.items():
        message[name] = value
    message.set_content(text, cte="quoted-printable")
    return message


def send(post: MailServer, message: EmailMessage) -> Outcome:
    """Hand it over to the mail server; to be called in a thread."""
    try:
        with connected(post) as server:
            if post.user:
                server.login(post.user, post.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return Outcome("refused" if all(code >= 500 for code in codes) else "later", str(codes[:1]))
    except smtplib.SMTPDataError as error:
        return Outcome("refused" if error.smtp_code >= 500 else "later", str(error.smtp_code))
    except (
        smtplib.SMTPException,
        OSError,
    ) as error:  # the mail server is down, or our settings are wrong: not the reader's fault
        return Outcome("later", type(error).__name__)
    return Outcome("given")


def connected(post: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if post.kind == "smtps":
        return smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=context)
    server = smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    if post.kind == "smtp":
        try:
            server.starttls(context=context)
        except BaseException:
            server.close()
            raise
    return server
