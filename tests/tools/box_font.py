"""Makes the font of the pictures: every character is a box, half as wide as it is high, the same on every machine.

Only this program needs fontTools: `python3 -m pip install fonttools && python3 -m tests.tools.box_font`.
"""

from __future__ import annotations

from pathlib import Path

PATH = Path(__file__).parents[1] / "data" / "pictures" / "box.ttf"
EM, WIDTH, ASCENT, DESCENT = 1000, 500, 800, 200
CHARACTERS = (0x21, 0x10FFFF)


def main() -> None:
    from fontTools.fontBuilder import FontBuilder  # type: ignore[import-not-found]
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found]
    from fontTools.ttLib.tables._c_m_a_p import CmapSubtable  # type: ignore[import-not-found]

    def box(filled: bool) -> object:
        pen = TTGlyphPen(None)
        if filled:
            corners = [(50, 0), (50, 650), (450, 650), (450, 0)]
            pen.moveTo(corners[0])
            for corner in corners[1:]:
                pen.lineTo(corner)
            pen.closePath()
        return pen.glyph()

    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", "box"])
    builder.setupCharacterMap({0x20: "space", 0xA0: "space"})
    many_to_one = CmapSubtable.newSubtable(13)
    many_to_one.platformID, many_to_one.platEncID, many_to_one.language = 3, 10, 0
    many_to_one.cmap = dict.fromkeys(range(CHARACTERS[0], CHARACTERS[1] + 1), "box") | {
        0x20: "space",
        0xA0: "space",
    }
    builder.font["cmap"].tables = [many_to_one]
    builder.setupGlyf({".notdef": box(True), "space": box(False), "box": box(True)})
    builder.setupHorizontalMetrics(dict.fromkeys((".notdef", "space", "box"), (WIDTH, 50)))
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable({"familyName": "Box", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT)
    builder.setupPost()
    builder.save(PATH)


if __name__ == "__main__":
    main()
