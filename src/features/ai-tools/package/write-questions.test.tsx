// Read back by a parser that is not ours.
import { strFromU8, unzipSync } from "fflate";
import { parse } from "gift-pegjs";
import { expect, test } from "vitest";
import { questionFormats } from "../../../domain/course/exports/question-formats";
import { aProvenance } from "../../../domain/kernel/provenance.fixture";
import { qtiPackage, questionHtml } from "./write-questions";

const code = "What does this print?\n\n```js\nfor (let i = 0; i < 3; i++) {\n  console.log(i);\n}\n```";
const table = "Which year?\n\n| Year | Sales |\n|---|--:|\n| 2020 | 5 |";
const hostile =
  "[html]<img src=x onerror=alert(1)> [go](javascript:alert(1)) ![A dog](https://elsewhere.example/dog.png)";

test.each([
  [
    "code",
    code,
    '<pre><code class="language-js">for (let i = 0; i &#x3C; 3; i++) {\n  console.log(i);\n}\n</code></pre>',
  ],
  ["a table", table, '<td align="right"'],
  ["marks", "A *hook* and `x = {1}`", "A <em>hook</em> and <code>x = {1}</code>"],
  ["a case of two paragraphs", "A driver stops.\n\nWhat now?", "<p>A driver stops.</p>\n<p>What now?</p>"],
  ["a line break", "One\\\ntwo", "One<br>\ntwo"],
])("%s arrives as such in every format", (_, text, html) => {
  const question = { text, options: [text, "B"], answer: 0, reason: text };
  const group = { title: "Check", questions: [question], provenance: aProvenance() };
  const origin = { provenance: aProvenance(), formatTime: String, asHtml: questionHtml };
  const [read] = parse(questionFormats.gift.write([group], origin)) as unknown as [
    { stem: { format: string; text: string }; choices: { text: { text: string } }[] },
  ];
  expect(read.stem.format).toBe("html");
  expect([read.stem.text, read.choices[0]?.text.text].every((one) => one?.includes(html))).toBe(true);
  const xml = new DOMParser().parseFromString(questionFormats.moodleXml.write([group], origin), "text/xml");
  for (const place of ["questiontext", "generalfeedback", "answer"])
    expect(xml.querySelector(`${place} > text`)?.textContent).toContain(html);
  const packed = unzipSync(qtiPackage(questionFormats.qti.write([group], origin)));
  const [manifest, qti] = ["imsmanifest.xml", "questions.xml"].map((name) =>
    new DOMParser().parseFromString(strFromU8(packed[name] ?? new Uint8Array()), "text/xml"),
  );
  expect(manifest?.querySelector("resource")?.getAttribute("href")).toBe("questions.xml");
  for (const place of ["presentation > material", "response_label", "itemfeedback"])
    expect(qti?.querySelector(`${place} mattext`)?.textContent).toContain(html);
});

test("no text is markup of its own, a script or an image from elsewhere", () => {
  const html = document.createElement("div");
  html.innerHTML = questionHtml(hostile);
  expect(html.querySelectorAll("img, script, a, [onerror]")).toHaveLength(0);
  expect(html.textContent).toContain("go A dog");
});

test("no white space stands between two escaped signs, where Moodle's importer loses it", () => {
  const text = "*One* *two*, `a]]>b`\n\n```html\n<p>\n<b>\n```";
  const group = {
    title: "Check",
    questions: [{ text, options: ["*A* *b*", "c"], answer: 0, reason: text }],
    provenance: aProvenance(),
  };
  const origin = { provenance: aProvenance(), formatTime: String, asHtml: questionHtml };
  const written = questionFormats.moodleXml.write([group], origin);
  const xml = new DOMParser().parseFromString(written, "text/xml");
  expect(written.replace(/<!\[CDATA\[[^]*?\]\]>/g, "")).not.toMatch(/&\w+;\s+&/);
  for (const place of ["questiontext", "generalfeedback"])
    expect(xml.querySelector(`${place} > text`)?.textContent).toBe(questionHtml(text));
});
