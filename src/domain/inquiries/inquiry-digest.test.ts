import { expect, test } from "vitest";
import { digestedText } from "./inquiry-digest";

const inquiry = { name: "Ines", email: "ines@northwind.example", message: "Do you train?", createdAt: new Date(5) };

test("the digested text of an inquiry holds its words, its time, its language and its ratings", () => {
  expect(digestedText(inquiry)).toBe("Ines\n\nines@northwind.example\nDo you train?\n5\n\n");
  expect(digestedText({ ...inquiry, createdAt: undefined })).toBe(
    "Ines\n\nines@northwind.example\nDo you train?\n\n\n",
  );
  const ratings = { "1.b": "2", "0.a": "unknown" };
  expect(digestedText({ ...inquiry, language: "de", ratings })).toMatch(/\n5\nde\n0\.aunknown1\.b2$/);
});

test.each([
  { name: 7 },
  { message: undefined },
  { businessName: null },
  { createdAt: "now" },
  { language: 1 },
  { ratings: "2" },
  { ratings: { a: 2 } },
])("an inquiry of another form has none: %j", (misfit) => {
  expect(digestedText({ ...inquiry, ...misfit })).toBeUndefined();
});
