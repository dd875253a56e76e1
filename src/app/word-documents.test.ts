// The Word files that the product makes: sound for strict readers, and with what the screen shows.
import { beforeAll, describe, expect, test } from "vitest";
import { screenLines } from "../../tests/support/exports/screen-lines";
import { wordDocuments, wordFile } from "../../tests/support/exports/word-documents";
import { all, wordLines, wordParts, type XmlNode } from "../../tests/support/exports/word-file";

/** The order of elements in ECMA-376 part 1, as far as we write them. */
const orders: Readonly<Record<string, string>> = {
  "w:pPr":
    "pStyle keepNext keepLines pageBreakBefore widowControl numPr pBdr shd tabs bidi spacing ind contextualSpacing jc outlineLvl rPr sectPr",
  "w:rPr":
    "rStyle rFonts b bCs i iCs caps smallCaps strike dstrike noProof vanish color spacing w kern position sz szCs highlight u effect bdr shd vertAlign rtl cs em lang",
  "w:tblPr":
    "tblStyle tblpPr tblOverlap bidiVisual tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook",
  "w:tcPr": "tcW gridSpan vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark",
  "w:lvl": "start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId lvlJc pPr rPr",
  "w:style":
    "name aliases basedOn next link autoRedefine uiPriority semiHidden unhideWhenUsed qFormat locked pPr rPr tblPr trPr tcPr tblStylePr",
};

function outOfOrder(tree: XmlNode): string[] {
  return Object.entries(orders).flatMap(([name, order]) => {
    const names = order.split(" ");
    return all(tree, name).flatMap(({ children }) => {
      const places = children.map((child) => names.indexOf(child.name.replace("w:", "")));
      const isSound = places.every((place, nth) => place >= 0 && place >= (places[nth - 1] ?? 0));
      return isSound ? [] : [`${name}: ${children.map((child) => child.name).join(" ")}`];
    });
  });
}

const onOneLine = (line: string) => line.replace(/\s+/g, " ").trim();
const twice = (ids: readonly (string | undefined)[]) => ids.filter((id, nth) => ids.indexOf(id) !== nth);

test("there are twelve of them", () => {
  expect(Object.keys(wordDocuments)).toHaveLength(12);
});

describe.each(Object.entries(wordDocuments))("%s", (name, { language, parts, hasCover }) => {
  let part: ReturnType<typeof wordParts>;
  beforeAll(async () => {
    part = wordParts(await wordFile(name));
  });

  test("has the headings, numbers, notes, lists, tables and words of the screen", () => {
    const screen = parts.flatMap((each) =>
      "pictures" in each
        ? each.pictures.flatMap(({ title }) => [`h4 ${title}`, "picture"])
        : screenLines(each.markdown),
    );
    expect(screen.length).toBeGreaterThan(5);
    expect(wordLines(part).map(onOneLine)).toEqual(screen.map(onOneLine));
  });

  test("has each id once, each mark of a note at its note, and no style that is not defined", () => {
    const document = part("word/document.xml");
    const bookmarks = all(document, "w:bookmarkStart").map(({ attributes }) => attributes);
    expect(twice(bookmarks.map((each) => each["w:id"]))).toEqual([]);
    expect(twice(bookmarks.map((each) => each["w:name"]))).toEqual([]);
    expect(twice(all(document, "wp:docPr").map(({ attributes }) => attributes.id))).toEqual([]);
    const anchors = all(document, "w:hyperlink").flatMap(({ attributes }) => attributes["w:anchor"] ?? []);
    expect(anchors.filter((anchor) => !bookmarks.some((each) => each["w:name"] === anchor))).toEqual([]);
    const styles = all(part("word/styles.xml"), "w:style").map(({ attributes }) => attributes["w:styleId"]);
    expect(styles).toContain("Normal");
    expect(twice(styles)).toEqual([]);
    const named = ["w:pStyle", "w:rStyle", "w:basedOn", "w:next", "w:link"].flatMap((use) => [
      ...all(document, use),
      ...all(part("word/styles.xml"), use),
    ]);
    expect(named.map(({ attributes }) => attributes["w:val"]).filter((style) => !styles.includes(style))).toEqual([]);
  });

  test("has its elements in the standard's order", () => {
    for (const file of ["document", "styles", "numbering"]) expect(outOfOrder(part(`word/${file}.xml`))).toEqual([]);
    const cells = all(part("word/document.xml"), "w:tc");
    expect(cells.filter(({ children }) => children.at(-1)?.name !== "w:p")).toEqual([]);
  });

  test("names its language, and its publisher where it has one, in its properties", () => {
    const core = part("docProps/core.xml");
    const text = (of: string) => all(core, of)[0]?.children[0]?.text ?? "";
    expect(text("dc:language")).toBe(language);
    expect([text("dc:creator"), text("cp:lastModifiedBy")]).toEqual(hasCover ? ["Waymark", "Waymark"] : ["", ""]);
  });
});
