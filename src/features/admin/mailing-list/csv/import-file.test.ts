import { describe, expect, test } from "vitest";
import { fileProblems } from "../../../../domain/mailing-list/import/words";
import { guessColumns, type Columns } from "./columns";
import { decodeBytes, decodeFile } from "./decode-file";
import { readRows, withoutKnown } from "./import-rows";
import { readTable } from "./read-table";
import { csvHead, csvLines } from "./write-csv";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

describe("the letters of a file", () => {
  const text = "Name;E-Mail\nZoë Müller;zoe@n.example\n";
  test.each([
    ["UTF-8", utf8(text), { text, isGuessed: false }],
    ["UTF-8 with its mark", utf8(`\ufeff${text}`), { text, isGuessed: false }],
    ["UTF-16, little end first", utf16(text), { text, isGuessed: false }],
    ["UTF-16, big end first", new Uint8Array(Buffer.from(utf16(text)).swap16()), { text, isGuessed: false }],
    ["Windows-1252", new Uint8Array(Buffer.from(text, "latin1")), { text, isGuessed: true }],
  ])("%s is read", (_, bytes, expected) => {
    expect(decodeBytes(bytes)).toEqual(expected);
  });

  test.each([
    ["an empty file", new Uint8Array(), fileProblems.empty],
    ["a file of blanks", utf8(" \r\n "), fileProblems.empty],
    ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), fileProblems.workbook],
    ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 9]), fileProblems.workbook],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), fileProblems.binary],
    ["UTF-16 without its mark", new Uint8Array(Buffer.from("Name", "utf16le")), fileProblems.binary],
    ["UTF-8 that is none", new Uint8Array([0xef, 0xbb, 0xbf, 0xff]), fileProblems.encoding],
    ["half of a UTF-16 letter", new Uint8Array([0xff, 0xfe, 0x41]), fileProblems.encoding],
  ])("%s is refused in words", (_, bytes, problem) => {
    expect(decodeBytes(bytes)).toEqual({ problem });
  });

  test("a huge file is refused before it is read", async () => {
    const huge = { size: 9 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error("It was read.")) };
    expect(await decodeFile(huge as unknown as Blob)).toEqual({ problem: fileProblems.large(8) });
  });
});

const person = ["Ines Weber", "Northwind", "ines@n.example"];

test.each<[string[], Columns]>([
  [["Name", "Business name", "Email"], { name: 0, businessName: 1, email: 2 }],
  [["E-Mail-Adresse", "Firma", "Vorname", "Nachname"], { email: 0, businessName: 1, firstName: 2, lastName: 3 }],
  [["Prénom", "Nom", "Société", "Adresse e-mail"], { firstName: 0, lastName: 1, businessName: 2, email: 3 }],
  [["nombre", "apellidos", "EMPRESA", "correo electrónico"], { firstName: 0, lastName: 1, businessName: 2, email: 3 }],
  [["first_name", "LAST NAME", "company", "email:"], { firstName: 0, lastName: 1, businessName: 2, email: 3 }],
])("the headings %j are known", (headings, columns) => {
  const guessed = guessColumns([headings]);
  expect(guessed.hasHeadings).toBe(true);
  expect(guessed.columns).toMatchObject(columns);
});

test("without headings, and under unknown ones, the column with the addresses is found", () => {
  expect(guessColumns([person])).toEqual({ columns: { email: 2 }, hasHeadings: false });
  expect(guessColumns([["wer", "wo", "wie"], person])).toEqual({ columns: { email: 2 }, hasHeadings: true });
  expect(guessColumns([["a", "b"]]).columns.email).toBeUndefined();
});

test("what is skipped has its row and its reason, and first and last names are one", () => {
  const rows = [
    ["Vorname", "Nachname", "E-Mail"],
    ["Ines", "Weber", " Ines@N.example "],
    ["Olaf", "", "olaf@n.example"],
    ["Nobody", "", "nobody"],
    ["Ines", "again", "ines@n.example"],
    ["x".repeat(201), "", "long@n.example"],
    ["Evil", "", "a@n.example\r\nBcc: evil@x.example"],
    ["short"],
  ];
  const { columns, hasHeadings } = guessColumns(rows);
  const read = readRows(rows, columns, hasHeadings);
  expect(read.people).toEqual([
    { name: "Ines Weber", businessName: "", email: "Ines@N.example", line: 2 },
    { name: "Olaf", businessName: "", email: "olaf@n.example", line: 3 },
  ]);
  expect(read.skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [4, "address"],
    [5, "repeated"],
    [6, "long"],
    [7, "address"],
    [8, "address"],
  ]);
  const known = { asksToConfirm: true, left: ["olaf@n.example"], refused: [], listed: ["olaf@n.example"] };
  const checked = withoutKnown(read, [known]);
  expect(checked.people.map(({ email }) => email)).toEqual(["Ines@N.example"]);
  expect(checked.skipped[0]).toEqual({ line: 3, cell: "olaf@n.example", reason: "left" });
});

test("10,000 people that were downloaded are read as they were", () => {
  const names = [
    "=cmd|' /C calc'!A0",
    'Zoë, "the" Müller',
    "李雷",
    "-1",
    "'quoted",
    "+49 30",
    "＝SUM(A1)",
    "Line\r\nbreak",
  ];
  const people = Array.from({ length: 10_000 }, (_, nth) => ({
    name: `${names[nth % names.length]} ${nth}`,
    businessName: `${names[(nth + 3) % names.length]}`,
    email: `reader-${nth}@northwind.example`,
  }));
  const file = csvHead(["Name", "Business name", "Email"]) + csvLines(people.map((one) => Object.values(one)));
  const { rows } = readTable(file);
  const { columns, hasHeadings } = guessColumns(rows);
  const read = readRows(rows, columns, hasHeadings);
  expect(read.skipped).toEqual([]);
  expect(read.people).toEqual(people.map((one, nth) => ({ ...one, line: nth + 2 })));
});
