"""A contract of our own for import-linter: packages that need nothing but the standard library."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """No module of these packages imports anything from outside the package and the standard library.

    `exceptions` are single imports that are allowed all the same, written "importer -> imported".
    """

    type_name = "standard_library_only"

    rooms = fields.ListField(subfield=fields.StringField())
    exceptions = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        roots = set(self.session_options["root_packages"])
        at_home = roots | sys.stdlib_module_names
        allowed = cast("set[str] | None", self.exceptions) or set()
        found = []
        for room in cast("list[str]", self.rooms):
            for module in sorted({room} | graph.find_descendants(room)):
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    top = imported.partition(".")[0]
                    if top not in at_home and f"{module} -> {top}" not in allowed:
                        found.append(f"{module} -> {imported}")
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(f"{line}: neither the standard library nor this package", bold=False)
        output.new_line()
