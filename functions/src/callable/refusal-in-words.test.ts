import { expect, test } from "vitest";
import { callables } from "../../../src/domain/callables";
import { refusalInWords } from "./refusal-in-words";

function refusedFor(request: unknown): string | undefined {
  const { error } = callables.generateCourseOutline.request.safeParse(request);
  return error && refusalInWords(error);
}

test("a single misfit is a sentence, without the name of the field", () => {
  expect(refusedFor({ topic: "t".repeat(501) })).toBe("Please keep this to 500 characters.");
  expect(refusedFor({ topic: "   " })).toBe("Please enter a topic.");
});

test("two faults of one field are two sentences", () => {
  expect(refusedFor({ topic: "\n".padStart(501, "t") + "t" })).toBe(
    "Please keep this to 500 characters. Please use plain text without control characters.",
  );
});

test("several misfits are told apart by their fields", () => {
  expect(refusedFor({ topic: "", language: "Spanish\u0007" })).toBe(
    "topic: Please enter a topic. language: Please use plain text without control characters.",
  );
});
