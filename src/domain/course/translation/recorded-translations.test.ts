// The recorded translations of tests/recordings/translations: sound ones are taken, and each planted slip is refused.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionsOf } from "../sections";
import type { ToolName } from "../../kernel/tool-names";
import { translationProblem } from "./translation-problem";

const recordings = new URL("../../../../tests/recordings/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, recordings), "utf8");

for (const f of readdirSync(new URL("translations/", recordings)).filter((n) => n.endsWith(".md")))
test(f, () => {
  const [name = "", to = ""] = f.split(".");
  const original = read(`courses/${name}.md`);
  const translated = read(`translations/${f}`);
  const tool = name.startsWith("outline") ? "course-outline" : name.startsWith("lesson") ? "lesson-content" : "storyboard";
  expect(sectionsOf(translated).length).toBe(sectionsOf(original).length);
  expect(translationProblem({ tool: tool as ToolName, original, translated, from: "en", to })).toBeUndefined();
});
