"""The rules of Revolver, rule by rule."""
