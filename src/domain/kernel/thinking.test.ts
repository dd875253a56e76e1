import { describe, expect, test } from "vitest";
import { thinkingLines } from "./thinking";

function left(text: string): string {
  const lines = text.split("\n");
  const thinking = thinkingLines(lines);
  return lines.filter((_, at) => !thinking.has(at)).join("\n");
}

describe("everything up to a closing tag is thinking:", () => {
  test.each([
    ["with its opening tag", "<think>\nHm.\n</think>\nText"],
    ["without", "Hm.\n## Module 1: Draft\n</think>\nText"],
    ["behind a greeting", "Sure.\n<think>\nHm.\n</think>\nText"],
    ["in square brackets", "[THINK]\nHm.\n[/THINK]\nText"],
    ["in triangles", "◁think▷\nHm.\n◁/think▷\nText"],
    ["of another word", "Okay.\n<analysis>\nHm.\n</analysis>\nText"],
    ["of any name on the first line", "<inner_monologue>\nHm.\n</inner_monologue>\nText"],
    [
      "in channels",
      "<|channel|>analysis<|message|>Hm.\nMore.\n<|end|><|start|>assistant<|channel|>final<|message|>\nText",
    ],
    ["in one line", "<think>Hm.</think>\nText"],
    ["twice", "<think>\nHm.\n</think>\nText\n<think>\nAgain.\n</think>"],
    ["with code that it has begun", "<think>\n```\nx\n</think>\nText"],
    ["without an end", "Text\n<think>\nHm."],
  ])("%s", (_, text) => {
    expect(left(text)).toBe("Text");
  });
});

test.each([
  "The tag\n```html\n</think>\n```\nends a thought.",
  "The tag </think> ends a thought.",
  "<details>\nMore.\n</details>\nText",
  "<thinking> begins a thought.",
])("what only speaks of tags is text: %s", (text) => {
  expect(left(`# Title\n${text}`)).toBe(`# Title\n${text}`);
});
