import { expect, test } from "vitest";
import { rewriteChanges } from "../../../src/domain/course/request/course-options";
import { tools } from "../../../src/domain/course/tools";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { conversationFor } from "./conversation";
import { generatorPrompts } from "./prompts";

const request = { topic: "Safe lifting", length: "short" } as const;
const words = (message: { content?: unknown } | undefined) => String(message?.content);
const section = { heading: "Agenda", text: "# Lesson\n\n## Agenda\n\nOld." };

test.each(toolNames.map((tool) => tools[tool].callable))(
  "a part of what %s wrote keeps that tool's rules and length",
  (name) => {
    const [system, user] = conversationFor(name, { ...request, section });
    expect(system?.content).toContain(generatorPrompts[name].system);
    expect(user?.content).toContain(`Length: ${generatorPrompts[name].lengths.short}`);
  },
);

test("each change is asked for in words of its own, before the text", () => {
  const asked = rewriteChanges.map((change) =>
    conversationFor("generateLessonContent", { ...request, section, change }),
  );
  const lines = asked.map((messages) => /^Change: .+$/m.exec(words(messages.at(-1)))?.[0]);
  expect(new Set(lines).size).toBe(rewriteChanges.length);
  expect(lines).not.toContain(undefined);
});

test("one's own words come along as they are, with the audience that they name", () => {
  const wish = "nurses on the night shift";
  const [, user] = conversationFor("generateLessonContent", { ...request, section, change: "audience", wish });
  expect(user?.content).toMatch(/^Change: write it for another audience.*: nurses on the night shift$/m);
  const [, unwished] = conversationFor("generateLessonContent", { ...request, section });
  expect(unwished?.content).not.toContain("Change:");
});

test("a single question is asked for as one question, alone", () => {
  const question = { heading: "What?", text: "3. What?\n   A. Yes\n   B. No", isQuestion: true };
  const [system, user] = conversationFor("generateAssessment", { ...request, section: question });
  expect(system?.content).toContain("one question");
  expect(user?.content).toContain("Task: question");
  expect(words(user).endsWith(`Question: What?\n\n${question.text}`)).toBe(true);
});
