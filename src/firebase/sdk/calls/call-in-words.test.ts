import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure } from "./call-failure";
import { callInWords } from "./call-in-words";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const sentences = { failed: "It could not be sent.", refused: (reason: string) => `It was not sent: ${reason}` };
const refusal = (code: string) => new CallFailure(code, { sentence: "It is used up." }, undefined);

test("what is done says so", async () => {
  const done = ({ sent }: { sent: number }) => `${sent} were sent.`;
  const result = await callInWords(Promise.resolve({ sent: 2 }), { ...sentences, done });
  expect(result).toEqual({ done: true, value: { sent: 2 }, sentence: "2 were sent." });
});

test("a refusal says why, whether it comes as an answer or as a failure", async () => {
  const sentence = "It was not sent: It is used up.";
  const answered = await callInWords(Promise.resolve({ success: false, error: "It is used up." }), sentences);
  expect(answered).toMatchObject({ done: false, sentence, kind: "refused" });
  const failed = await callInWords(Promise.reject(refusal("failed-precondition")), sentences);
  expect(failed).toMatchObject({ done: false, sentence, kind: "unmet", reason: "It is used up." });
  const plain = await callInWords(Promise.reject(refusal("not-found")), { failed: sentences.failed });
  expect(plain).toMatchObject({ sentence: "It is used up." });
});

test("without a reason it has failed, and nothing technical is told", async () => {
  const failures = [new CallFailure("unavailable", {}, undefined), refusal("internal"), new TypeError("no network")];
  for (const failure of failures)
    expect(await callInWords(Promise.reject(failure), sentences)).toMatchObject({ sentence: sentences.failed });
  expect(await callInWords(Promise.resolve({ success: false }), sentences)).toMatchObject({
    sentence: sentences.failed,
  });
});
