"""How fast the engine is, beside its peers, in one interleaved run: `saloon bench` or `python -m benchmarks`.

Nothing here is imported by the package, and the workers under `workers/` run in other environments, so this
package and `link.py` use the standard library only.
"""
