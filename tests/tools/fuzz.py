"""Coverage-guided fuzzing of everything that reads text: `python3 -m tests.tools.fuzz SECONDS [FOLDER]`.

It needs atheris (the extra `fuzz`), which supports few Python versions. It exits with 0 if the readers raised only
their documented errors; otherwise it prints the input and leaves it in FOLDER. Inputs of repaired faults are in
tests/data/fuzz/.
"""

import sys
from contextlib import suppress
from pathlib import Path

import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

with atheris.instrument_imports(include=["bug_engine"]):
    from bug_engine import Game, write_link, write_record
    from bug_engine.formats.link import write_whole
    from tests.readers import NAMED, READERS

ASCII = b"\x01"  # tells FuzzedDataProvider that the following bytes are ASCII


def one_input(data: bytes) -> None:
    provider = atheris.FuzzedDataProvider(data)
    read = READERS[provider.ConsumeIntInRange(0, len(READERS) - 1)]
    with suppress(*NAMED):
        read(provider.ConsumeUnicode(2000))  # including lone surrogates


def seeds() -> list[bytes]:
    """Return the first inputs: correct texts, one of each kind for every reader."""
    game = Game("genius+pie", "hexhex3").play("C3").play("B2-B1")
    texts = [
        write_record(game),
        write_link(game),
        write_whole(game),
        game.position.fen(),
        game.position.text,
        "hexhex4",
        "90+600/10",
    ]
    texts.append('"ruleset": "genius", "board": "hexhex3", "turns": ["C3", "B2-B1"]')
    return [ASCII + text.encode() + bytes([reader]) for text in texts for reader in range(len(READERS))]


if __name__ == "__main__":
    seconds, folder = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "."
    corpus = Path(folder) / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds()):
        (corpus / str(number)).write_bytes(seed)
    options = [str(corpus), f"-max_total_time={seconds}", f"-artifact_prefix={folder}/", "-timeout=30", "-verbosity=0"]
    atheris.Setup([sys.argv[0], *options], one_input)
    atheris.Fuzz()
