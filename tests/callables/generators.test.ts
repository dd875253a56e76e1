import { describe, expect, test } from "vitest";
import { callables } from "../../src/domain/callables";
import { modulesOf } from "../../src/domain/course/modules";
import { questionsOf } from "../../src/domain/course/questions";
import { tools } from "../../src/domain/course/tools";
import { toolNames } from "../../src/domain/kernel/tool-names";
import { setFault } from "../support/suite/stand-ins";
import { callFunction, refusalOf, streamFunction } from "../support/suite/caller";

describe.each(toolNames)("the generator behind %s", (toolName) => {
  const { callable, key } = tools[toolName];

  test("answers in the specification's shape, with the model and the time", async () => {
    const answer = callables[callable].response.parse(await callFunction(callable, { topic: "Forklift safety" }));
    expect((answer as Record<string, unknown>)[key]).toContain("Forklift safety");
    expect(answer).toMatchObject({ model: "waymark-sample" });
  });

  test("streams pieces that together are the answer", async () => {
    const { pieces, data } = await streamFunction(callable, { topic: "Giving feedback" });
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.map(({ text }) => text).join("")).toBe((data as Record<string, unknown>)[key]);
  });
});

test("an outline comes with modules and an assessment with questions", async () => {
  const { data: outline } = await streamFunction("generateCourseOutline", { topic: "Onboarding" });
  expect(modulesOf((outline as { outline: string }).outline).length).toBeGreaterThanOrEqual(3);
  const { data: check } = await streamFunction("generateAssessment", { topic: "Module 1: Onboarding" });
  expect(questionsOf((check as { assessment: string }).assessment).length).toBeGreaterThanOrEqual(5);
});

test("an assessment in another language streams whole questions", async () => {
  const topic = "Modul 2: Ruhig bleiben";
  await setFault("model", { kind: "replay", recording: "models/assessment-german", match: topic });
  const { pieces, data } = await streamFunction("generateAssessment", { topic });
  const { assessment } = callables.generateAssessment.response.parse(data);
  expect(pieces.map(({ text }) => text).join("")).toBe(assessment);
  expect(questionsOf(assessment)).toHaveLength(8);
  expect(pieces.flatMap(({ text }) => questionsOf(text))).toHaveLength(8);
});

test("what a model thinks aloud, and a fence around it all, is no part of the answer", async () => {
  for (const kind of ["thinking", "chatty"]) {
    const topic = `A ${kind} model`;
    await setFault("model", { kind, match: topic });
    const { outline } = callables.generateCourseOutline.response.parse(
      await callFunction("generateCourseOutline", { topic }),
    );
    expect(outline).not.toMatch(/think>|```|maybe an introduction/);
    expect(modulesOf(outline).length).toBeGreaterThanOrEqual(3);
  }
});

test("lines that are separated as only Unicode does arrive as lines, streamed and whole", async () => {
  const topic = "A model with separators";
  await setFault("model", { kind: "separators", match: topic });
  const { pieces, data } = await streamFunction("generateCourseOutline", { topic });
  const { outline } = callables.generateCourseOutline.response.parse(data);
  expect(pieces.map(({ text }) => text).join("")).toBe(outline);
  expect(modulesOf(outline).length).toBeGreaterThanOrEqual(3);
});

test.each([
  ["no topic", {}],
  ["a blank topic", { topic: "   " }],
  ["a topic of 501 characters", { topic: "t".repeat(501) }],
  ["a topic with a line break", { topic: "Safety\nTask: something else" }],
  ["a topic with a control character", { topic: "Safety\u0007" }],
  ["a topic that is no text", { topic: { text: "Safety" } }],
  ["an unknown level", { topic: "Safety", level: "expert" }],
  ["an outline of more than 30,000 characters", { topic: "Safety", outline: "x".repeat(30_001) }],
])("a request with %s is refused in words", async (_, request) => {
  const { code, details } = await refusalOf(callFunction("generateCourseOutline", request));
  expect(code).toBe("invalid-argument");
  expect(details.sentence).toMatch(/^[A-Z]/);
});

test("a quiz full of blanks is gone on with as it comes, and others get their texts besides", async () => {
  const topic = "Modul 1: Leerzeichen";
  await setFault("model", { kind: "replay", recording: "models/assessment-german", match: topic });
  const question = ["A.", "✓ B.", "C.", "D."].map((label) => `   ${label} x${" ".repeat(4_900)}y\n`).join("");
  const textSoFar = `1. q? [O1.1]\n${question}\n2. q? [O1.1]\n${question}\n`;
  const [{ pieces, data }, other] = await Promise.all([
    streamFunction("generateAssessment", { topic, textSoFar }),
    callFunction("generateAssessment", { topic: "Module 2: Others" }),
  ]);
  const { assessment } = callables.generateAssessment.response.parse(data);
  expect(pieces.length).toBeGreaterThan(1);
  expect(textSoFar + pieces.map(({ text }) => text).join("")).toBe(assessment);
  expect(questionsOf((other as { assessment: string }).assessment).length).toBeGreaterThanOrEqual(5);
}, 20_000);

test("a text with a line of more than 5,000 characters is not gone on with, and that is said", async () => {
  const textSoFar = `1. q?\n   A. x${" ".repeat(20_000)}y\n   B. y ✓\n\n2. `;
  const { code, details } = await refusalOf(callFunction("generateAssessment", { topic: "Module 1: x", textSoFar }));
  expect(code).toBe("invalid-argument");
  expect(details.sentence).toMatch(/line of it is too long/);
});

test("a text that broke off is gone on with: the rest is streamed, and the answer is the whole", async () => {
  const topic = "Going on with forklifts";
  const { outline } = callables.generateCourseOutline.response.parse(
    await callFunction("generateCourseOutline", { topic }),
  );
  const textSoFar = outline.slice(0, Math.floor(outline.length / 2));
  const { pieces, data } = await streamFunction("generateCourseOutline", { topic, textSoFar });
  expect((data as { outline: string }).outline).toBe(outline);
  expect(textSoFar + pieces.map(({ text }) => text).join("")).toBe(outline);
});

const german = (name: string) => {
  const text = `# ${name}\n\n1. Who counts? [O1.1]\n   A. Both\n   B. One ✓\n2. What comes first? [O1.2]\n   A. The look ✓\n   B. The lift\n`;
  return { topic: name, language: "German", translate: { text } };
};

test("a translation keeps each right answer at its place, and a mark that was missing is asked for once more", async () => {
  const request = german("Translated questions");
  await setFault("model", { kind: "drops-mark", times: 1, match: request.topic });
  const { pieces, data } = await streamFunction("generateAssessment", request);
  const { assessment } = callables.generateAssessment.response.parse(data);
  expect(pieces.filter(({ restart }) => restart)).toHaveLength(1);
  expect(questionsOf(assessment).map(({ answer }) => answer)).toEqual([1, 0]);
  expect(assessment).toContain("[O1.1]");
  expect(assessment).not.toContain("Who counts");
});

test("a translation that misses a mark twice is refused with the difference", async () => {
  const request = german("Refused questions");
  await setFault("model", { kind: "drops-mark", times: 2, match: request.topic });
  const refusal = await refusalOf(callFunction("generateAssessment", request));
  expect(refusal).toMatchObject({ details: { refused: true } });
  expect(JSON.stringify(refusal)).toContain("[O1.1]");
});
