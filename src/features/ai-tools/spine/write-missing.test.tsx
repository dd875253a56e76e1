import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { emptyDraft, withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { useCourseDraft } from "../course/course-draft";
import { missingTextsMark, useMissingTexts, writeMissingTexts } from "../course/missing-texts";
import { WriteMissing } from "./write-missing";

/** An outline of two modules is written, and seven texts are missing. */
const draft = withText(emptyDraft, "course-outline", aGeneratedText());
const initial = useMissingTexts.getInitialState();

beforeEach(() => {
  useCourseDraft.setState({ draft });
  return () =>
    act(() => {
      useCourseDraft.setState({ draft: emptyDraft });
      useMissingTexts.setState(initial, true);
    });
});

const button = () => screen.getByRole("button", { name: "Write what is missing" });

test.each([
  [undefined, "Writes 7 texts, two at a time.", false],
  [{ used: 16, limit: 100_000 }, "Writes 7 texts, two at a time.", false],
  [{ used: 30, limit: 60 }, "Uses 7 of your 60 texts today; 23 are left.", false],
  [{ used: 52, limit: 60 }, "Uses 7 of your 60 texts today; 1 is left.", false],
  [{ used: 56, limit: 60 }, "Writes 4 of 7 today: that is what is left of your 60 texts.", false],
  [{ used: 61, limit: 60 }, "Your 60 texts of today are used. Tomorrow you can go on.", true],
])("with a share of %o it is said before: %s", (share, sentence, isRefused) => {
  render(<WriteMissing share={share} />, { wrapper: UiProvider });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(button()).toHaveAttribute("aria-disabled", String(isRefused));
});

test("while it writes it says which texts, and can be stopped", () => {
  render(<WriteMissing />, { wrapper: UiProvider });
  const ofModule = { about: "Module 2: End", module: 2, text: undefined };
  const underWay = [
    { ...ofModule, tool: "storyboard", nth: 6 },
    { ...ofModule, tool: "assessment", nth: 7 },
  ] as const;
  act(() => useMissingTexts.setState({ running: true, total: 7, underWay: underWay.slice(0, 1) }));
  expect(screen.getByRole("status")).toHaveTextContent("Writing 6 of 7: Module 2 storyboard.");
  act(() => useMissingTexts.setState({ underWay }));
  expect(screen.getByRole("status")).toHaveTextContent("Writing 6 and 7 of 7: Module 2 storyboard and Module 2 assess");
  expect(screen.getByRole("button", { name: "Writing..." })).toBeVisible();
  expect(screen.getByRole("button", { name: "Stop writing" })).toBeVisible();
});

test("a run that failed says its sentence and what is left, and can be begun again", () => {
  render(<WriteMissing />, { wrapper: UiProvider });
  act(() => useMissingTexts.setState({ ended: "failed", failure: "Too busy." }));
  expect(screen.getByRole("status")).toHaveTextContent("Too busy. 7 texts are left.");
  expect(button()).toHaveAttribute("aria-disabled", "false");
});

test("a browser that refuses locks is no reason to write for ever", async () => {
  const locks = { request: () => Promise.reject(new DOMException("Site data are blocked.", "SecurityError")) };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  await writeMissingTexts(1);
  Reflect.deleteProperty(navigator, "locks");
  expect(useMissingTexts.getState()).toMatchObject({ running: false, ended: "failed" });
});

test("a page that is left before the run has its lock leaves the mark that the next page reads", async () => {
  const run = writeMissingTexts(1);
  window.dispatchEvent(new Event("beforeunload"));
  expect(missingTextsMark.read()).toBe(true);
  await run;
  expect(missingTextsMark.read()).toBe(true);
  await writeMissingTexts(1);
  expect(missingTextsMark.read()).toBeUndefined();
});
