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
