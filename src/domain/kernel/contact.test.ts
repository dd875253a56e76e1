import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { addressInjections } from "../../../tests/support/shared/injections";
import { emailAddress, emailPattern, optionalText, requiredText } from "./contact";

const rules = readFileSync("firestore.rules", "utf8");

test("the security rules have the pattern of the forms (write it anew with `vitest -u`)", async () => {
  const held = rules.replace(
    /(function isEmail[^"]+)"[^"]+"/,
    (_, before: string) => before + JSON.stringify(emailPattern),
  );
  const days = held.replace(
    /(function isDay[^"]+)"[^"]+"/,
    (_, before: string) => before + JSON.stringify(z.regexes.date.source),
  );
  await expect(days).toMatchFileSnapshot(join(process.cwd(), "firestore.rules"));
});

test.each([
  "nora@field.example",
  "r&d@firm.example",
  "sales/eu@firm.example",
  "a!b@firm.example",
  "anna@firm.xn--p1ai",
  "a.b+c=d#e$f%g*h?i^j_k`l{m|n}o~p'q@a-b.example",
])("%s is an address", (address) => {
  expect(emailAddress.safeParse(address).success).toBe(true);
});

test.each([...addressInjections, "nora@field", ".nora@field.example", "no..ra@field.example", "nora@field.xn--"])(
  "%j is none",
  (text) => {
    expect(new RegExp(emailPattern).test(text)).toBe(false);
  },
);

/** The rules' demands on a text that has to be seen, read as JavaScript reads it. */
const asked = [
  ...(/function isVisible[^}]+?return (.+?);/s.exec(rules)?.[1] ?? "").matchAll(/(!?)value\.matches\('(.+)'\)/g),
].map(([, not, pattern = ""]) => ({
  wanted: not === "",
  pattern: new RegExp(
    `^(?:${pattern
      .replace("(?s)", "")
      .replaceAll("\\\\", "\\")
      .replace(/\\x\{(\w+)\}/g, "\\u{$1}")})$`,
    "su",
  ),
}));
const rulesAllow = (text: string) => asked.every(({ pattern, wanted }) => pattern.test(text) === wanted);

const name = requiredText("your name", 200);
const formKeeps = (text: string) => name.safeParse(text).data === text;

test("the security rules take each character that the forms take, and no other", () => {
  expect(asked).toHaveLength(3);
  const disagreed: string[] = [];
  for (let code = 0; code <= 0xe0fff; code++) {
    // Nothing but Chinese characters and unassigned ones.
    if (code === 0x20000) code = 0xe0000;
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const isWhite = character.trim() === "";
    if (
      rulesAllow(`a${character}b`) !== formKeeps(`a${character}b`) ||
      rulesAllow(`a${character.repeat(4)}b`) !== formKeeps(`a${character.repeat(4)}b`) ||
      (!isWhite && rulesAllow(character) !== formKeeps(character))
    )
      disagreed.push(code.toString(16));
  }
  expect(disagreed).toEqual([]);
});

test.each([
  ["Vietnamese, decomposed", "Nguyễn Thị Hường".normalize("NFD")],
  ["Greek, decomposed", "ᾧ Ἀθηνᾶ".normalize("NFD")],
  ["Hebrew with points", "שָׁלוֹם שִּׁמְעוֹן"],
  ["Arabic with harakat", "مُحَمَّدٌ اللَّٰه"],
  ["Persian with a joiner", "می\u200cخواهم"],
  ["Thai", "น้ำผึ้ง ปู่ญ่า"],
  ["Hindi", "स्त्रियाँ पढ़ाँ"],
  ["Sinhala with a joiner", "ශ්\u200dරී"],
  ["Burmese, whose marks also follow their letter", "ကျော် လျှော့်"],
  ["Tibetan", "སྒྲོལ་མ ཧཱུྃ"],
  ["Khmer", "ស្ត្រី ខ្ញុំ"],
  ["a Japanese variant", "葛\u{e0100}城"],
  ["Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180eᠠ"],
  ["emoji of several parts", "👩🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3 👁\ufe0f\u200d🗨\ufe0f"],
  ["the flag of a part of a country", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
])("a name in %s stays as it is", (_, honest) => {
  expect(name.parse(honest)).toBe(honest);
  expect(rulesAllow(honest)).toBe(true);
});

const acute = "\u0301";

test.each([
  ["three accents", acute.repeat(3), acute.repeat(3)],
  ["200 accents", acute.repeat(200), acute.repeat(3)],
  [
    "accents with joiners between them",
    `${acute}\u200c${acute}\u200d`.repeat(60),
    `${acute}\u200c${acute}\u200d${acute}\u200c`,
  ],
  ["accents with tags between them", `${acute}\u{e0041}`.repeat(60), `${acute}\u{e0041}`.repeat(3)],
  ["circles around it", "\u20dd".repeat(9), "\u20dd".repeat(3)],
])("a letter with %s keeps three marks at most", (_, marks, kept) => {
  expect(name.parse(`Zoe${marks} Weber`)).toBe(`Zoe${kept} Weber`);
  expect(rulesAllow(`Zoe${marks} Weber`)).toBe(marks === kept);
});

test.each([
  "\u3164",
  "\u2800",
  "\u{e0041}\u{e0042}",
  "\ufe0f",
  "\u{e0100}",
  "\u115f",
  "\u180b",
  "\u034f",
  "\uffa0 \u200d",
])("%j is nothing to see", (blank) => {
  expect(name.safeParse(blank).error?.issues[0]?.message).toBe("Please enter your name.");
  expect(optionalText(200).parse(blank)).toBe("");
  expect(rulesAllow(blank)).toBe(false);
});
