// The recorded translations of tests/recordings/translations: sound ones are taken, and each planted slip is refused.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionsOf } from "../sections";
import type { ToolName } from "../../kernel/tool-names";
import { translationProblem, type Translation } from "./translation-problem";

const recordings = new URL("../../../../tests/recordings/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, recordings), "utf8");

const toolOf: Record<string, ToolName> = {
  outline: "course-outline",
  lesson: "lesson-content",
  storyboard: "storyboard",
  assessment: "assessment",
};

interface Slip {
  of: string;
  slip: string;
  find: string;
  now: string;
  /** It is no matter of structure, and nothing notices it. */
  isTaken?: boolean;
}

/** Such as "outline-english.de". */
function recorded(name: string): Translation {
  const [source = "", to = ""] = name.split(".");
  const [kind = "", language = ""] = source.split("-");
  const folder = kind === "assessment" ? `corpus/seen/${language}` : "courses";
  return {
    tool: toolOf[kind] ?? "study-material",
    original: read(`${folder}/${source}.md`),
    translated: read(`translations/${name}.md`),
    from: language === "german" ? "de" : language.slice(0, 2),
    to,
  };
}

const names = readdirSync(new URL("translations/", recordings))
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.replace(/\.md$/, ""));
const slips = JSON.parse(read("translations/slips.json")) as Slip[];

/** Of other writers, in a folder with their originals. */
const second = "second-translations";

function recordedSecond(name: string): Translation {
  const [source = "", to = ""] = name.split(".");
  const [kind = ""] = source.split("-");
  const text = (of: string) => read(`${second}/${of}.md`);
  return { tool: toolOf[kind] ?? "study-material", original: text(source), translated: text(name), from: "en", to };
}

const secondNames = readdirSync(new URL(`${second}/`, recordings))
  .filter((name) => /\.\w+\.md$/.test(name))
  .map((name) => name.replace(/\.md$/, ""));
const secondSlips = JSON.parse(read(`${second}/slips.json`)) as Slip[];

/** Numbers that are spoken: "fifteen" as two words, "twelve" in a case, 6 p.m. as a word, 8:40 for "twenty to nine". */
const refusedSecond = [
  "assessment-english-13.ar",
  "lesson-english-12.ar",
  "lesson-english-12.pl",
  "storyboard-english-22.ar",
  "storyboard-english-22.ja",
];

test.each(secondNames)("%s, by other writers, has the structure of its original, or speaks its numbers", (name) => {
  const translation = recordedSecond(name);
  const isRefused = translationProblem(translation) !== undefined;
  expect(isRefused).toBe(refusedSecond.includes(name));
  expect(sectionsOf(translation.translated)).toHaveLength(sectionsOf(translation.original).length);
});

/** A key in a row, a unit, and numbers in words. */
const takenSlips = [
  "assessment-english-13.pl",
  "material-english-11.ja",
  "material-english-23.fr",
  "outline-english-21.pl",
];

test.each(secondSlips)("of $of it is judged that $slip", ({ of, slip, find, now }) => {
  const translation = recordedSecond(of);
  expect(translation.translated).toContain(find);
  const translated = translation.translated.replace(find, () => now);
  const isTaken = takenSlips.includes(of) && /key|duration|as a word/.test(slip);
  expect(translationProblem({ ...translation, translated })).toEqual(isTaken ? undefined : expect.any(String));
});

/** In Japanese the half hour before five is 4時半; the check knows no times in words, and refuses it. */
const falselyRefused = ["storyboard-german-1.ja"];

test.each(names)("%s has the structure of its original", (name) => {
  const translation = recorded(name);
  const problem = translationProblem(translation);
  if (falselyRefused.includes(name)) expect(problem).toContain("this is not in the original: “4”.");
  else expect(problem).toBeUndefined();
  expect(sectionsOf(translation.translated)).toHaveLength(sectionsOf(translation.original).length);
});

test.each(slips)("of $of it is judged that $slip", ({ of, find, now, isTaken = false }) => {
  const translation = recorded(of);
  expect(translation.translated).toContain(find);
  const translated = translation.translated.replace(find, () => now);
  expect(translationProblem({ ...translation, translated })).toEqual(isTaken ? undefined : expect.any(String));
});

test("a number, a mark or an item that is lost or changed is noticed in each text", { tags: ["heavy"] }, () => {
  for (const [nth, name] of names.filter((one) => !falselyRefused.includes(one)).entries()) {
    const translation = recorded(name);
    const { translated } = translation;
    const places = [...translated.matchAll(/\[O\d[^\]]*\]|(?<=\s|（)\d{2,}|✓|^- /gmu)];
    for (const { index, 0: found } of places.filter((_, at) => at % 5 === nth % 5)) {
      const now = /^\d/.test(found) ? String(Number(found) + 7) : "";
      const changed = translated.slice(0, index) + now + translated.slice(index + found.length);
      const problem = translationProblem({ ...translation, translated: changed });
      expect(problem, `${name}: ${found} at ${index}`).toEqual(expect.any(String));
    }
  }
});
