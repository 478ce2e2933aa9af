"""What is told outside the page: by web push, by e-mail and by a feed, for games that are played over days."""
