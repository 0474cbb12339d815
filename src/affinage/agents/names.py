"""What bots are called, by their level. Each has names of its own for a full table, so that nobody is "Emil 2"."""

BOT_NAMES = {
    "novice": ("Nora", "Nils", "Nelly", "Noah"),
    "easy": ("Emil", "Elsa", "Enzo", "Ella"),
    "medium": ("Mila", "Max", "Maja", "Milo"),
    "hard": ("Hugo", "Hanna", "Henri", "Helene"),
    "expert": ("Edda", "Erik", "Elin", "Egon"),
    "greedy": ("Greta", "Gustav", "Gerda", "Georg"),
    "random": ("Randy", "Rosa", "Ruben", "Rita"),
}
