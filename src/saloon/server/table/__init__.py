"""Tables: `room.Room` is one, `referee.Referee` is the way in to change one, `render` is what a viewer is told."""
