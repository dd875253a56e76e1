import { expect, test } from "vitest";
import { hasCitations, withoutCitations } from "./citation-marks";
import { citationMarks } from "./cited-paragraphs";
import { marksInText } from "./marks-in-text";

test.each<[string, number[][]]>([
  ["Oil it. [¶12]", [[12]]],
  ["Oil it [¶ 12].", [[12]]],
  ["Oil it (¶12).", [[12]]],
  ["Oil it 【¶3】", [[3]]],
  ["Oil it **[¶3, ¶7]** `[¶8]`", [[3, 7], [8]]],
  [
    "Oil it [¶3–5] and [¶¶1, 2].",
    [
      [3, 4, 5],
      [1, 2],
    ],
  ],
  ["[¶0] Oil it.", [[0]]],
  ["[¶1-9999]", [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]],
  ["Oil [it], ¶ 12 [O1.1] [3] [¶] [¶x]", []],
])("of %s the marks are read", (text, numbers) => {
  expect(citationMarks(text).map((mark) => mark.numbers)).toEqual(numbers);
  expect(hasCitations(text)).toBe(numbers.length > 0);
});

test.each([
  ["Oil it. [¶12] Then rest. [¶3, ¶7]", "Oil it. Then rest."],
  ["Oil it [¶12].", "Oil it."],
  ["Oil it (¶12, ¶3).", "Oil it."],
  ["Oil it [see ¶12 of the handbook].", "Oil it."],
  ["Oil it. [¶1", "Oil it."],
  ["Oil it. [", "Oil it. ["],
  ["§ 4 ¶ 2 of the law", "§ 4 ¶ 2 of the law"],
])("%s has none of them for learners", (text, without) => {
  expect(withoutCitations(text)).toBe(without);
});

test("an editor keeps each as one thing, with a name for those who hear it", () => {
  expect(marksInText("Oil it. [¶3, ¶7] [O1.2] [¶0]").map(({ text, name }) => [text, name])).toEqual([
    ["[¶3, ¶7]", "From ¶3, ¶7"],
    ["[O1.2]", "Objective 1.2"],
    ["[¶0]", "General knowledge"],
  ]);
});
