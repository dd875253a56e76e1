// A text that leaves the product as a page reads as it does on the screen, and reaches out no further.
import { render } from "@testing-library/react";
import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { Markdown } from "./markdown";
import { markdownHtml } from "./markdown-html";

const asPage = (text: string) => toHtml(markdownHtml(text, { under: 2, tableLabel: "Table" }));

test.each([
  "[go](javascript:alert(1))",
  "[go](JaVaScRiPt:alert(1))",
  "[go](data:text/html,hello)",
  "[go](//evil.example)",
  "[go](/admin-dashboard)",
  "[go](#page)",
  "<javascript:alert(1)>",
  "![a map](https://evil.example/?secret=1)",
  "![a map][1]\n\n[1]: https://evil.example/?secret=1",
  'Before <b onclick="alert(1)">bold</b>\n\n<script>alert(1)</script>\n\n<iframe src="https://evil.example">',
])("%s makes neither a link nor an element of its own", (text) => {
  expect(asPage(text)).not.toMatch(/<(a|img|b|script|iframe)\b|evil\.example|onclick/);
});

test("a link to the web opens beside the page and is told nothing of it", () => {
  expect(asPage("[go](https://example.com/a)")).toBe(
    '<p><a href="https://example.com/a" target="_blank" rel="noopener nofollow">go</a></p>',
  );
});

test.each([
  "# One\n\n##### Deep\n\nLine\nbreak **and** _more_ ~~gone~~ `code`",
  "| Scene | **Minutes** |\n| --- | ---: |\n| Opening | 5 |",
  "So.[^3][^4]\n\n[^3]: First *said*.\n\n[^4]: Then.",
  "1. a\n2. b\n   - c\n\n- [ ] open\n- [x] done\n\n> quoted\n\n```\n<b>\n```\n\n---\n\n$$E = mc^2 < 3$$",
])("%s is the same on the screen and as a page", (text) => {
  const { container } = render(<Markdown under={2}>{text}</Markdown>);
  const page = document.createElement("div");
  page.innerHTML = asPage(text);
  const shape = (root: Element) =>
    [...root.querySelectorAll("h1, h2, h3, h4, h5, h6, p, li, td, th, br, code, del, sup, blockquote, input, hr")].map(
      ({ tagName, textContent }) => `${tagName} ${textContent.trim()}`,
    );
  expect(shape(page).length).toBeGreaterThan(1);
  expect(shape(page)).toEqual(shape(container));
});
