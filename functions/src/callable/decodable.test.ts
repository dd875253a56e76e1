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
  ["20,000 levels", { data: nested(20_000) }],
])("%s is not", (_, body) => {
  expect(isDecodable(body)).toBe(false);
});
