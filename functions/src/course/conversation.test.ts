import { expect, test } from "vitest";
import type { GenerationRequest } from "../../../src/domain/course/request/generation-request";
import { inLanguage } from "../language";
import { continuationRequest } from "../language-model/continuation-prompt";
import { generatorPrompts } from "./prompts";
import { conversationFor } from "./conversation";

const request = { topic: "Safe lifting", language: "German" };
const textSoFar = "# Safe lifting\n\n## Module 1: St";

test("a text is asked for by its task, with the language in words", () => {
  const conversation = conversationFor("generateCourseOutline", request);
  expect(conversation.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(conversation[1]?.content).toContain("Task: course outline\nTopic: Safe lifting");
  expect(conversation[1]?.content).toContain("Language: German");
});

test("a request that names no language means that of its page; English stays unsaid", () => {
  const asked = (unnamed: GenerationRequest) => conversationFor("generateCourseOutline", unnamed)[1]?.content as string;
  const translate = { text: "# Safe lifting" };
  const section = { heading: "## Module 1: Start", text: "The whole text." };
  expect(asked({ topic: "Safe lifting" })).not.toContain("Language:");
  expect(asked({ topic: "Safe lifting", translate })).toContain("Language: English");
  inLanguage("de", () => {
    expect(asked({ topic: "Safe lifting" })).toContain("Language: German");
    expect(asked({ topic: "Safe lifting", language: "Polish" })).toContain("Language: Polish");
    expect(asked({ topic: "Safe lifting", translate })).toContain("Language: German");
    expect(asked({ topic: "Safe lifting", section }), "a section keeps its own").not.toContain("Language:");
  });
});

test("a text that broke off is gone on with from exactly where it stopped", () => {
  const anew = conversationFor("generateCourseOutline", request);
  const goingOn = conversationFor("generateCourseOutline", { ...request, textSoFar });
  expect(goingOn).toEqual([
    ...anew,
    { role: "assistant", content: textSoFar },
    { role: "user", content: continuationRequest },
  ]);
});

test("a section is written by itself, whatever else is said", () => {
  const section = { heading: "## Module 1: Start", text: "The whole text." };
  const conversation = conversationFor("generateCourseOutline", { ...request, section, textSoFar });
  expect(conversation).toEqual(conversationFor("generateCourseOutline", { ...request, section }));
  expect(conversation.at(-1)?.content).toContain("Section: ## Module 1: Start");
});

test("the objectives and the lesson of a module go along with its storyboard and its assessment", () => {
  const context = { outline: "# Kurs", objectives: ["Calm a caller [O2.1 L3]"], lesson: "# Lektion" };
  for (const name of ["generateStoryboard", "generateAssessment"] as const) {
    const said = conversationFor(name, { ...request, ...context }).at(-1)?.content as string;
    expect(said).toMatch(/# Kurs[^]*objectives of this module:\n\n- Calm a caller \[O2\.1 L3\]\n\n[^]*# Lektion$/);
    expect(said.indexOf("Language: German")).toBeLessThan(said.indexOf("# Kurs"));
  }
});

test("the form of a question is said last, whatever else is asked", () => {
  const section = { heading: "What?", text: "3. What?", isQuestion: true };
  const gap = { kind: "gap", text: "Callers wait." } as const;
  for (const messages of [
    conversationFor("generateAssessment", request, [gap]),
    conversationFor("generateAssessment", { ...request, section }),
  ])
    expect(messages[0]?.content).toMatch(/D\. the right option ✓\n +→ why it is right$/);
  expect(generatorPrompts.generateAssessment.form).toContain("B. the right option ✓");
});
