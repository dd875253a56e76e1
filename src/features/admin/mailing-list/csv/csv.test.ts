import fc from "fast-check";
import { expect, test } from "vitest";
import { csvHead, csvLines } from "./write-csv";
import { readTable } from "./read-table";

test("a file begins with the mark of UTF-8, ends its lines as RFC 4180 says, and quotes what needs it", () => {
  const file = csvHead(["Name", "Email"]) + csvLines([['Ines "I" Weber, née', "ines@northwind.example"]]);
  expect(file).toBe('\ufeffName,Email\r\n"Ines ""I"" Weber, née",ines@northwind.example\r\n');
});

test.each(["=1+1", "+49 30", "-2", "@SUM(A1)", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠a", " =1", "'=1"])(
  "a cell that a spreadsheet would run is text: %j",
  (cell) => {
    const [written = ""] = csvLines([[cell, "x"]]).split(",x");
    expect(written.replace(/^"/, "")).toMatch(/^'/);
    expect(readTable(csvLines([[cell, "x"]])).rows).toEqual([[cell, "x"]]);
  },
);

test("whatever is written is read back as it was", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.stringMatching(/^['=+@\t\r\n", ;-]{0,6}x?$/),
    fc.constantFrom("", "'", "''=1", "a\r\nb", "\ufeff"),
  );
  const row = fc.tuple(cell, cell, fc.constant("a@b.example"));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
      const file = csvHead(["Name", "Business name", "Email"]) + csvLines(rows);
      expect(readTable(file).rows).toEqual([["Name", "Business name", "Email"], ...rows]);
    }),
  );
});

test.each([
  ["semicolons", "Name;Firma;E-Mail\r\nInes;Nord, Süd;ines@n.example\r\n"],
  ["tabs", "Name\tFirma\tE-Mail\nInes\tNord, Süd\tines@n.example\n"],
  ["commas", 'Name,Firma,E-Mail\rInes,"Nord, Süd",ines@n.example\r'],
])("columns are told apart by %s", (_, text) => {
  expect(readTable(text).rows).toEqual([
    ["Name", "Firma", "E-Mail"],
    ["Ines", "Nord, Süd", "ines@n.example"],
  ]);
});

test("one column needs nothing that tells it from others", () => {
  expect(readTable("ines@n.example\nolaf@n.example\n").rows).toEqual([["ines@n.example"], ["olaf@n.example"]]);
});
