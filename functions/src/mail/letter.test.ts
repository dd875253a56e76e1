import { expect, test } from "vitest";
import { asHtml, asText, paragraphsOf, withoutLinks } from "./letter";

const letter = {
  paragraphs: ["Dear <b>Ines</b> & team,", "one\ntwo"],
  action: { label: "Open", url: "https://waymark.example/dashboard?invite=a&b=\"c'" },
  reason: "You asked for it.",
};

test("both parts say the same, and every word of the HTML is escaped", () => {
  const html = asHtml(letter);
  expect(html).toContain("Dear &lt;b&gt;Ines&lt;/b&gt; &amp; team,");
  expect(html).toContain("one<br>two");
  expect(html).toContain('href="https://waymark.example/dashboard?invite=a&amp;b=&quot;c&#39;"');
  expect(html).not.toMatch(/<b>|<script|<img|<link|url\(/i);
  const text = asText(letter);
  for (const part of ["Dear <b>Ines</b> & team,", "one\ntwo", `Open:\n${letter.action.url}`, letter.reason])
    expect(text).toContain(part);
});

test("a letter leaves the colours of its text to the reader's scheme", () => {
  const html = asHtml(letter);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const colours = [...html.matchAll(/[";]color:([^;]+);/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(["#fbf9f4", "inherit"]));
});

test("a code stands on a line of its own in both parts, and larger than the text", () => {
  const withCode = { ...letter, code: { label: "Your access code:", value: "a-<b>_c" } };
  expect(asText(withCode).split("\n")).toContain("a-<b>_c");
  const [, size] = /font-size:(\d+)px[^>]*>a-&lt;b&gt;_c<\/p>/.exec(asHtml(withCode)) ?? [];
  expect(Number(size)).toBeGreaterThan(20);
});

test("a signature is known by its line, and ends a blast with the firm's address in the post", () => {
  const address = "Waymark Ltd., 1 Trailhead Road";
  const written = asText({ ...letter, unsubscribeUrl: "https://waymark.example/leave", address });
  expect(written.split("\n-- \n")[1]?.split("\n").at(-1)).toBe(address);
  expect(asHtml({ ...letter, address })).toContain(`<br>${address}</p>`);
  expect(asText(letter)).not.toContain("Trailhead");
});

test("what a reader needs later stands below the button: the rest, the address, and a code that is small", () => {
  const action = { label: "Open", url: "https://waymark.example/dashboard" };
  const code = { label: "Should you be asked:", value: "a-<b>_c", isAside: true } as const;
  const html = asHtml({ ...letter, action, after: ["It takes a minute."], code });
  const parts = ["one<br>two", ">Open</a>", "It takes a minute.", `>${action.url}</a>`, code.label, "a-&lt;b&gt;_c"];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toMatch(/font-size:15px;font-weight:400[^>]*>a-&lt;b&gt;_c/);
  expect(asText({ ...letter, action, after: ["It takes a minute."], code })).toMatch(
    /Open:\n\S+\n\nIt takes a minute\.\n\nShould you be asked:\na-<b>_c\n\n-- /,
  );
});

test("the two bars of the logo are stacked", () => {
  const bars = [...asHtml(letter).matchAll(/<(\w+) aria-hidden="true" style="([^"]*)"><\/\1>/g)];
  expect(bars.map(([, element]) => element)).toEqual(["div", "div"]);
  for (const [, , style] of bars) expect(style).not.toMatch(/inline|float/);
});

test("blank lines part the paragraphs of a typed message, and single breaks stay", () => {
  expect(paragraphsOf("  Hello,\r\n\r\nfirst\nsecond\n \n\n\nBye ")).toEqual(["Hello,", "first\nsecond", "Bye"]);
});

test.each([
  ["http://evil.example/x?y", "http:\u200b/\u200b/\u200bevil.\u200bexample/\u200bx?y"],
  ["www.evil.example", "www.\u200bevil.\u200bexample"],
  ["ines@evil.example", "ines@\u200bevil.\u200bexample"],
  ["Dr. Ines Weber, Northwind Inc.", "Dr. Ines Weber, Northwind Inc."],
])("a stranger's name %j holds nothing that a mail program makes a link of", (name, shown) => {
  expect(withoutLinks(name)).toBe(shown);
});
