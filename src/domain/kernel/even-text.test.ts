import { expect, test } from "vitest";
import { evenLine, evenText, wholeFence } from "./even-text";

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
])("“%s” stays as it is", (line) => {
  expect(evenLine(line)).toBe(line);
});

test("an indent or a quotation around the whole text goes, and one around a part stays", () => {
  expect(evenText("  # A\r\n\r\n    b\r\n")).toBe("# A\n\n  b\n");
  expect(evenText("> # A\n>\n> - b\n")).toBe("# A\n\n- b\n");
  expect(evenText("# A\n> b\n  c")).toBe("# A\n> b\n  c");
});

test("a fence around the whole is found, and none of code", () => {
  const at = (text: string) => wholeFence(text.split("\n"));
  expect(at("```markdown\n# A\n```")).toEqual([0, 2]);
  expect(at("\n~~~\n# A\n~~~\n")).toEqual([1, 3]);
  expect(at("```\n# A\n```js\nx\n```\n```")).toEqual([0, 5]);
  expect(at("```\nx\n```\nWords\n```\ny\n```")).toEqual([]);
  expect(at("```js\nx\n```")).toEqual([]);
  expect(at("```\n# A")).toEqual([]);
});
