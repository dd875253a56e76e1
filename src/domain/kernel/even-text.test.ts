import { expect, test } from "vitest";
import { EvenLines, evenLine, evenText } from "./even-text";

test.each([
  ["an escaped label", "A\\) Yes", "A) Yes"],
  ["an escaped number in bold type", "**1\\. Who?**", "**1. Who?**"],
  ["a letter as emoji", "🅱️ Yes", "B) Yes"],
  ["a letter as a regional sign", "🇨 Yes", "C) Yes"],
  ["a letter as emoji behind words", "Answer: 🅰️", "Answer: A"],
  ["a number as emoji", "2️⃣ Who?", "2. Who?"],
  ["a number in bold type", "**3** Who?", "3. Who?"],
  ["another bullet", "  • Yes", "  - Yes"],
  ["a Japanese bullet", "・はい", "- はい"],
  ["emphasis of HTML", "<b>Answer:</b> B", "**Answer:** B"],
  ["bold type of underscores", "__Answer:__ B", "**Answer:** B"],
  ["a label that is closed twice", "a-) Yes", "a) Yes"],
  ["a star before a label", "*b. Yes", "b. Yes ✓"],
  ["a label in a box of LaTeX", "Answer: $\\boxed{B}$", "Answer: B"],
  ["a no-break space behind a mark", "##\u00A0Who", "## Who"],
  ["a sign of no width", "\uFEFF# Who", "# Who"],
])("%s has an even form", (_, line, even) => {
  expect(evenLine(line)).toBe(even);
  expect(evenLine(even)).toBe(even);
});

test.each([
  "## 1️⃣ Begin",
  "🇩🇪 German",
  "The path C:\\Users",
  "\\(x + 1\\)",
  "A. `<b>` makes bold type",
  "snake__case__name",
  "Press 1️⃣ twice",
  "« Oui »",
  "**2** + 2 = 4",
  "*b. Yes* or no",
])("“%s” stays as it is", (line) => {
  expect(evenLine(line)).toBe(line);
});

test("an indent or a quotation around the whole text goes, and one around a part stays", () => {
  expect(evenText("  # A\r\n\r\n    b\r\n")).toBe("# A\n\n  b\n");
  expect(evenText("> # A\n>\n> - b\n")).toBe("# A\n\n- b\n");
  expect(evenText("# A\n> b\n  c")).toBe("# A\n> b\n  c");
});

test("a fence around the whole goes, and none of code", () => {
  expect(evenText("```markdown\n# A\n```")).toBe("# A");
  expect(evenText("\n~~~\n# A\n~~~\n")).toBe("# A");
  expect(evenText("```\n# A\n```js\nx\n```\n```")).toBe("# A\n```js\nx\n```");
  for (const text of ["```\nx\n```\nWords\n```\ny\n```", "```js\n__x__\n```", "```\n# A"])
    expect(evenText(text)).toBe(text);
});

test("lines are even in whatever pieces they come", () => {
  const text = "1\\. Who?\r\nA\\) __Ann__\n```py\n__init__\n```\nAnswer: 🅰️";
  const even = "1. Who?\nA) **Ann**\n```py\n__init__\n```\nAnswer: A";
  for (const size of [1, 3, 7, text.length]) {
    const lines = new EvenLines();
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    expect(pieces.map((piece) => lines.take(piece)).join("") + lines.rest()).toBe(even);
  }
});
