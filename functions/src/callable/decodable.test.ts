import { expect, test } from "vitest";
import { isDecodable } from "./decodable";

function nested(levels: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

test.each([
  ["a request", { data: { topic: "Safety", objectives: ["One"] } }],
  ["nothing", { data: null }],
  ["a text", { data: "@type" }],
  ["as many values as a request may have", { data: Array.from({ length: 99_999 }, () => ({})) }],
  ["what is deeper than the contract, but not by much", { data: nested(9) }],
])("%s is decoded", (_, body) => {
  expect(isDecodable(body)).toBe(true);
});

test.each([
  ["no data", {}],
  ["no body", undefined],
  ["a list", ["data"]],
  ["more than data", { data: {}, more: 1 }],
  ["a type that nobody knows", { data: { "@type": "type.googleapis.com/nothing" } }],
  ["a number that is none", { data: [{ "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "x" }] }],
  ["a list of millions", Array.from({ length: 2_000_000 })],
  ["more values than any request has", { data: Array.from({ length: 100_001 }, () => ({})) }],
  ["20,000 levels", { data: nested(20_000) }],
])("%s is not", (_, body) => {
  expect(isDecodable(body)).toBe(false);
});
