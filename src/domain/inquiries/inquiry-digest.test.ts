import { expect, test } from "vitest";
import { digestedText } from "./inquiry-digest";

const inquiry = { name: "Ines", email: "ines@northwind.example", message: "Do you train?", createdAt: new Date(5) };

test("the digested text of an inquiry holds its words and its time", () => {
  expect(digestedText(inquiry)).toBe("Ines\n\nines@northwind.example\nDo you train?\n5");
  expect(digestedText({ ...inquiry, createdAt: undefined })).toBe("Ines\n\nines@northwind.example\nDo you train?\n");
});

test.each([{ name: 7 }, { message: undefined }, { businessName: null }, { createdAt: "now" }])(
  "an inquiry of another form has none: %j",
  (misfit) => {
    expect(digestedText({ ...inquiry, ...misfit })).toBeUndefined();
  },
);
