"""Names for bots, and for players who gave none: animals, in the language of the table."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

USUAL_LANGUAGE = "en"
"""Of a table whose host has no language with names."""

NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "en": (
            *("Otter", "Heron", "Badger", "Finch", "Lynx", "Marten", "Tortoise", "Gecko", "Puffin", "Hedgehog", "Wren"),
            *("Ibex", "Mole", "Raven", "Stork", "Newt", "Hare", "Jackdaw", "Beaver", "Osprey", "Dormouse", "Swift"),
            *("Toad", "Weasel", "Plover", "Salmon", "Bison", "Magpie", "Vole", "Curlew"),
        ),
        "cs": (
            *("Vydra", "Volavka", "Jezevec", "Pěnkava", "Rys", "Kuna", "Želva", "Gekon", "Ježek", "Krkavec"),
            *("Čáp", "Čolek", "Zajíc", "Kavka", "Bobr", "Orel", "Ropucha", "Losos", "Zubr", "Straka", "Krtek"),
            *("Kozorožec", "Sova", "Datel", "Liška", "Žába", "Jeřáb", "Křeček", "Tučňák", "Lasička"),
        ),
        "de": (
            *("Otter", "Reiher", "Dachs", "Fink", "Luchs", "Marder", "Igel", "Gecko", "Rabe", "Storch"),
            *("Molch", "Hase", "Dohle", "Biber", "Adler", "Kröte", "Wiesel", "Lachs", "Bison", "Elster"),
            *("Maulwurf", "Steinbock", "Eule", "Specht", "Fuchs", "Frosch", "Kranich", "Hamster", "Pinguin", "Robbe"),
        ),
        "es": (
            *("Nutria", "Garza", "Tejón", "Pinzón", "Lince", "Garduña", "Tortuga", "Geco", "Frailecillo", "Erizo"),
            *("Cuervo", "Cigüeña", "Tritón", "Liebre", "Grajilla", "Castor", "Águila", "Sapo", "Comadreja"),
            *("Salmón", "Bisonte", "Urraca", "Topo", "Búho", "Zorro", "Rana", "Grulla", "Hámster", "Pingüino", "Foca"),
        ),
        "fr": (
            *("Loutre", "Héron", "Blaireau", "Pinson", "Lynx", "Martre", "Tortue", "Gecko", "Macareux", "Hérisson"),
            *("Corbeau", "Cigogne", "Triton", "Lièvre", "Choucas", "Castor", "Aigle", "Crapaud", "Belette"),
            *("Saumon", "Bison", "Pie", "Taupe", "Hibou", "Renard", "Grenouille", "Mésange", "Hamster", "Manchot"),
            "Phoque",
        ),
        "pl": (
            *("Wydra", "Czapla", "Borsuk", "Zięba", "Ryś", "Kuna", "Żółw", "Gekon", "Maskonur", "Jeż", "Kruk"),
            *("Bocian", "Traszka", "Zając", "Kawka", "Bóbr", "Orzeł", "Ropucha", "Łasica", "Łosoś", "Żubr"),
            *("Sroka", "Kret", "Sowa", "Lis", "Żaba", "Żuraw", "Chomik", "Pingwin", "Foka"),
        ),
    }
)
"""By language, 30 each. Short, so that they fit a phone."""


def friendly_name(rng: Random, taken: tuple[str, ...] = (), language: str = USUAL_LANGUAGE) -> str:
    """A name in that language, unlike those taken; an English one if there are no names in it."""
    names = NAMES.get(language, NAMES[USUAL_LANGUAGE])
    return rng.choice([name for name in names if name not in taken])
