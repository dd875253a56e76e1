import fc from "fast-check";
import { expect, test } from "vitest";
import { inquiryWords } from "./words";
import { inquiry, repliesBefore, senderName } from "./inquiry";
import { inquiryForm } from "./inquiry-form";
import { task } from "./task";

test("whatever is stored in the place of an inquiry or a task can be shown", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(task.shape)), fc.anything()), (stored) => {
      expect(senderName(inquiry.parse(stored)).trim()).not.toBe("");
      expect(senderName(task.parse(stored)).trim()).not.toBe("");
    }),
  );
});

test.each([" ", "\u3164", "\u{e0041}"])("one with the name %j has something to be called by", (name) => {
  expect(senderName(inquiry.parse({ name, email: 7 }))).toBe(inquiryWords.nameless);
});

test("what hides in a text is taken out of it before it is sent, and joiners stay", () => {
  const typed = {
    businessName: "\u202aNorthwind\u202c",
    email: "ines@northwind.example\u200b",
    message: "One\n\ttwo\u0000",
  };
  const sent = inquiryForm.parse({ name: "می\u200cخواهم", ...typed });
  expect(sent).toEqual({
    name: "می\u200cخواهم",
    businessName: "Northwind",
    email: "ines@northwind.example",
    message: "One\n\ttwo",
  });
});

test("an answer stands behind the earlier ones, of which the newest ten are kept", () => {
  const first = { reply: "Yes.", repliedAt: new Date(1) };
  expect(repliesBefore({})).toEqual([]);
  expect(repliesBefore({ repliedAt: new Date(1), invited: {} })).toEqual([]);
  expect(repliesBefore(first)).toEqual([first]);
  expect(repliesBefore({ reply: "No.", earlierReplies: [first] })).toEqual([first, { reply: "No." }]);
  const ten = Array.from({ length: 10 }, (_, nth) => ({ reply: `${nth}` }));
  expect(repliesBefore({ ...first, earlierReplies: ten })).toEqual([...ten.slice(1), first]);
});

test("of long answers as many are kept as fit into a document, and always the last one", () => {
  const long = { reply: "r".repeat(50_000) };
  expect(repliesBefore({ ...long, earlierReplies: Array.from({ length: 10 }, () => long) })).toHaveLength(3);
  expect(repliesBefore({ reply: "r".repeat(300_000) })).toHaveLength(1);
});
