import { describe, expect, test } from "vitest";
import { questionsOf } from "../../questions";

describe("a question takes nothing from its neighbours:", () => {
  test("the answer of a next one that is numbered otherwise and cannot be read", () => {
    const text = "# Quiz\n\n**Question 1:** Why?\n   ①. It is\n   ②. It is not\n   Falsche Antwort: ①\n\n2. How?\n";
    expect(questionsOf(`${text}   (①) So\n   (②) Not so\n   Answer: ①\n`)).toMatchObject([{ text: "How?", answer: 0 }]);
    expect(questionsOf(`${text}   ¶) So\n   §) Not so\n   Answer: ①\n`)).toEqual([]);
  });

  test("the title of one whose options cannot be read", () => {
    const numbers = "**Question 2:** How?\n   1. So\n   2. Not so\n   3. Else\n\n";
    const unread = "**Question 3:** When?\n   ¶. Now\n   §. Then\n   Answer: ¶\n\n";
    const text = `1. Why?\n   A. It is\n   B. It is not\n   Answer: A\n\n${numbers}${unread}**Question 4:** Where?\n   A. Here\n   B. There\n   Answer: A\n`;
    expect(questionsOf(text).map((question) => question.text)).toEqual(["Why?", "Where?"]);
  });

  test("the words of an answer, where it is numbered otherwise than all others", () => {
    const first =
      "1. Why?\n   A. It is\n   B. It is not\n   Answer: A\n\n2. How?\n   A. So\n   B. Else\n   Answer: A\n\n";
    const two =
      "**Question 3:** When?\n   A. Now\n   B. Then\n\n4. Where?\n   ¶. Here\n   §. Then\n   Answer: §. Then\n";
    expect(questionsOf(`${first}${two}\n## Key\n\n3. A\n`).map(({ answer }) => answer)).toEqual([0, 0, 0]);
  });

  test("a row of a key whose number is also a label", () => {
    const two =
      "1. Why?\n   1. It is\n   2. It is not\n\n2. How?\n   A. So\n   B. Not so\n\n3. When?\n   A. Now\n   B. Then\n";
    const key = "\n| No. | Answer |\n| --- | --- |\n| 1 | 1 |\n| 2 | B |\n| 3 | 2 |\n";
    expect(questionsOf(`${two}${key}`).map(({ answer }) => answer)).toEqual([0, 1]);
  });
});
