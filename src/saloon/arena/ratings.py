"""OpenSkill ratings (Plackett and Luce): one ladder for tables of two, three and four."""

from typing import Any

from saloon.arena.plan import Plan


def ratings(plan: Plan, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The ladder after all games, best first. The winner of a game beat everyone else; the others drew.

    Where nobody won, all drew.

    A bot that sits at a table several times moves by the mean of what its seats would move.
    """
    if len(plan.bots) == 1:
        return []
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ladder = [model.rating() for _ in plan.bots]
    for game in games:
        seats = game["seats"]
        if len(set(seats)) == 1:
            continue
        ranks = [0.0 if seat == game["winner"] else 1.0 for seat in range(len(seats))]
        after = [team[0] for team in model.rate([[ladder[bot]] for bot in seats], ranks=ranks)]
        for bot in set(seats):
            own = [rating for rating, place in zip(after, seats, strict=True) if place == bot]
            mu, sigma = sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            ladder[bot] = model.rating(mu=mu, sigma=sigma)
    found = [
        {"bot": name, "mu": each.mu, "sigma": each.sigma, "ordinal": each.ordinal()}
        for name, each in zip(plan.bots, ladder, strict=True)
    ]
    return sorted(found, key=lambda row: -float(row["mu"]))
