import { expect, test } from "vitest";
import { citationsToMend, withMendedCitations } from "./mend-citations";

const paragraphs = new Map([[3, "The pump runs for 40 minutes. It must not run dry."]]);
const text =
  "# Pump\n\n- **Narration:** The pump runs for 50 minutes [¶3].\n- Look at it. It may run dry. [¶3] Then rest.\n- It is blue. [¶8]\n";

test("only the sentences that disagree are asked for, each with its mark", () => {
  expect(citationsToMend(text, paragraphs).map(({ sentence, fault }) => [sentence, fault])).toEqual([
    ["The pump runs for 50 minutes", "number"],
    ["It may run dry.", "negation"],
    ["It is blue.", "paragraph"],
  ]);
});

test("what agrees takes the sentence's place, and nothing around it changes", () => {
  const answer =
    "1. The pump runs for 40 minutes. [¶3]\n2) It must never run dry. [¶3]\n3. [¶0] Pumps have many colours.\n";
  expect(withMendedCitations(text, citationsToMend(text, paragraphs), answer, paragraphs)).toBe(
    "# Pump\n\n- **Narration:** The pump runs for 40 minutes [¶3].\n- Look at it. It must never run dry. [¶3] Then rest.\n- [¶0] Pumps have many colours.\n",
  );
});

test.each([
  "",
  "Sure! I mended them all.",
  "1. The pump runs for 60 minutes. [¶3]\n2. It may run dry. [¶3]\n3. It is blue. [¶9]",
  "1. The pump runs for 40 minutes.\n2. It runs.\n3. It is blue.",
  `1. ${"x".repeat(2000)} [¶3]`,
  "1. a | b [¶3]",
])("of the answer %j nothing is taken", (answer) => {
  expect(withMendedCitations(text, citationsToMend(text, paragraphs), answer, paragraphs)).toBe(text);
});
