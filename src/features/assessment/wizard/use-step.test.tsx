import { act, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { useStep } from "./use-step";

const [begun, done] = [{}, { "0": fullAnswers()["0"] ?? {} }] as const;

function openAt(answers: ProgressData) {
  return renderHook(({ given }) => useStep("code", given), { wrapper: MemoryRouter, initialProps: { given: answers } });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("on another device the first step that is not done is opened", () => {
  expect(openAt(done).result.current[0]).toBe(1);
  expect(openAt(fullAnswers()).result.current[0]).toBe(5);
});

test("the step that one answers stays when its last answer is given", () => {
  const { result, rerender } = openAt(begun);
  rerender({ given: done });
  expect(result.current[0]).toBe(0);
});

test("a new visit opens where the last one ended, and another window's moves do not move this one", () => {
  const { result } = openAt(begun);
  act(() => result.current[1](3));
  expect(result.current[0]).toBe(3);
  const second = openAt(begun);
  expect(second.result.current[0]).toBe(3);
  act(() => result.current[1](99));
  second.rerender({ given: done });
  expect([result.current[0], second.result.current[0]]).toEqual([5, 3]);
});

test("a browser whose storage is full does not hold anybody at a step", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("There is no room left.", "QuotaExceededError");
  });
  const { result } = openAt(begun);
  act(() => result.current[1](3));
  expect(result.current[0]).toBe(3);
});
