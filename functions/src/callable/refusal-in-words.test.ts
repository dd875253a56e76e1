import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { callables, longestPrompt, type CallableName } from "../../../src/domain/callables";
import { inWords, refusalInWords } from "./refusal-in-words";

function refusedBy(schema: z.ZodMiniType, request: unknown): string | undefined {
  const { error } = schema.safeParse(request, inWords);
  return error && refusalInWords(error);
}

describe("a request is refused with the name of the field and what is wrong with it", () => {
  test.each<[CallableName, unknown, string]>([
    ["generateCourseOutline", {}, 'The field "topic" is missing.'],
    ["generateCourseOutline", { topic: { text: "Safety" } }, 'The field "topic" must be a text.'],
    ["generateCourseOutline", undefined, "The request is missing."],
    ["generateCourseOutline", "Safety", "The request must be an object."],
    [
      "generateCourseOutline",
      { topic: "Safety", level: "expert" },
      'The field "level" must be one of "introductory", "intermediate", "advanced".',
    ],
    [
      "generateCourseOutline",
      { topic: "Safety", outline: "x".repeat(30_001) },
      'The field "outline" must have at most 30,000 characters.',
    ],
    [
      "generateCourseOutline",
      { topic: "Safety", section: { heading: "", text: 5 } },
      'The field "section.heading" must not be empty. The field "section.text" must be a text.',
    ],
    ["sendEmailBlast", { subject: "A", message: "B", __token: "t", key: "k" }, 'The field "key" must be a UUID.'],
    [
      "controlEmailBlast",
      { blast: "../x", command: "pause" },
      'The field "blast" does not have the form that it must have.',
    ],
    ["resendUncertain", { blast: "abcdef", addresses: ["a@b.example", 7] }, 'The field "addresses.1" must be a text.'],
    ["resendUncertain", { blast: "abcdef", addresses: [] }, 'The field "addresses" must not be empty.'],
  ])("%s %#", (name, request, sentence) => {
    expect(refusedBy(callables[name].request, request)).toBe(sentence);
  });
});

describe("the contract's own sentences win", () => {
  test.each<[string, CallableName, unknown, string]>([
    ["named by the sentence", "generateCourseOutline", { topic: "   " }, "Please enter a topic."],
    [
      "named behind the sentence",
      "generateCourseOutline",
      { topic: "t".repeat(501) },
      'Please keep this to 500 characters ("topic").',
    ],
    [
      "several",
      "generateCourseOutline",
      { topic: "", language: "Spanish\u0007" },
      'Please enter a topic. Please use plain text without control characters ("language").',
    ],
    [
      "a name of two words",
      "generateInvitation",
      { businessName: "", businessEmail: "nobody" },
      'Please enter the business name. Please enter a complete email address, such as name@company.com ("businessEmail").',
    ],
    [
      "about the whole request",
      "generateTrainingPlan",
      { prompt: "p".repeat(longestPrompt + 1) },
      assessmentMessages.planTooLong,
    ],
  ])("%s", (_, name, request, sentence) => {
    expect(refusedBy(callables[name].request, request)).toBe(sentence);
  });
});

const at = new Date("2026-05-04T00:00:00Z");
const kinds: [string, z.ZodMiniType, unknown, string][] = [
  ["a number", z.number(), "1", "must be a number"],
  ["a whole number", z.int(), 1.5, "must be a whole number"],
  ["a truth", z.boolean(), "yes", "must be true or false"],
  ["a date", z.date(), "today", "must be a date"],
  ["a list", z.array(z.string()), {}, "must be a list"],
  ["nothing", z.never(), 1, "must be left out"],
  ["an instance", z.map(z.string(), z.string()), [], "must be an object"],
  ["a symbol", z.symbol(), 1, 'must be of the kind "symbol"'],
  ["a short text", z.string().check(z.maxLength(2)), "abc", "must have at most 2 characters"],
  ["a long text", z.string().check(z.minLength(3)), "ab", "must have at least 3 characters"],
  ["a text of one length", z.string().check(z.length(3)), "ab", "must have exactly 3 characters"],
  ["a short list", z.array(z.string()).check(z.maxLength(2)), ["a", "b", "c"], "must have at most 2 entries"],
  ["a small set", z.set(z.string()).check(z.maxSize(0)), new Set("a"), "must have at most 0 entries"],
  ["a small number", z.number().check(z.maximum(5)), 6, "must be at most 5"],
  ["a number below", z.number().check(z.lt(5)), 5, "must be less than 5"],
  ["a number above", z.number().check(z.gt(5)), 5, "must be more than 5"],
  ["a big number", z.bigint().check(z.minimum(5n)), 4n, "must be at least 5"],
  ["a late date", z.date().check(z.minimum(at)), new Date(0), "must be at least 2026-05-04T00:00:00.000Z"],
  ["an address", z.email(), "nobody", "must be a complete email address, such as name@company.com"],
  ["a web address", z.url(), "here", "must be a complete web address, such as https://www.company.com"],
  ["a time", z.iso.datetime(), "now", "must be a date and a time in ISO 8601"],
  ["a form", z.string().check(z.regex(/^a/)), "b", "does not have the form that it must have"],
  ["a beginning", z.string().check(z.startsWith("a")), "b", "does not have the form that it must have"],
  ["a multiple", z.number().check(z.multipleOf(5)), 6, "must be a multiple of 5"],
  ["one value", z.literal("a"), "b", 'must be "a"'],
  ["some values", z.enum(["a", "b"]), "c", 'must be one of "a", "b"'],
  ["a missing value", z.enum(["a", "b"]), undefined, "is missing"],
  ["no more fields", z.strictObject({ a: z.string() }), { a: "", b: 1, c: 2 }, 'has unknown fields: "b", "c"'],
  ["a union of kinds", z.union([z.string(), z.number()]), true, "must be a text, or must be a number"],
  ["a union of objects", z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), {}, "does not fit"],
  ["a missing union", z.union([z.string(), z.number()]), undefined, "is missing"],
  [
    "a name of a field",
    z.record(z.string().check(z.maxLength(1)), z.string()),
    { ab: "" },
    "has a field whose name does not fit",
  ],
  ["an entry of a set", z.set(z.string()), new Set([1]), "must be a text"],
  ["an entry", z.map(z.object({}), z.string()), new Map([[{}, 1]]), "has an entry that does not fit"],
  ["a rule without a sentence", z.string().check(z.refine((text) => text === "")), "x", "does not fit"],
];

test.each(kinds)("%s is refused without a word of zod's", (_, schema, value, fault) => {
  const field = fault === "has a field whose name does not fit" ? "field.ab" : "field";
  expect(refusedBy(z.object({ field: schema }), { field: value })).toBe(`The field "${field}" ${fault}.`);
});

test("a misfit in one of several kinds is told by what tells them apart", () => {
  const schema = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("a") }),
    z.object({ kind: z.literal("b"), text: z.string() }),
  ]);
  expect(refusedBy(schema, { kind: "c" })).toBe('The field "kind" must be one of "a", "b".');
  expect(refusedBy(schema, { kind: "b" })).toBe('The field "text" is missing.');
});
