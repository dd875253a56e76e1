// The player on a page as it is packed.
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayerSettings } from "../domain/course/exports/package/player-settings";
import { aDraftWithScreens, aPackedDraft, packedFiles } from "../../tests/support/course/packed-course";
import { browserRecord } from "./browser-record";
import type { AnsweredChoice, LearningRecord, Visit } from "./learning-record";
import { startPlayer } from "./player";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const opened: JSDOM[] = [];
afterEach(() => opened.splice(0).forEach(({ window }) => window.close()));

function play(record: Partial<LearningRecord> = {}, files = packedFiles(aPackedDraft(), { mastery: 75 })) {
  const dom = new JSDOM(files["index.html"], { pretendToBeVisual: true });
  opened.push(dom);
  const { window } = dom;
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  // The window's own clock is the test's.
  window.setInterval = setInterval;
  const page = window.document;
  const saved: Visit[] = [];
  const finished: Visit[] = [];
  const answered: AnsweredChoice[] = [];
  const recording: LearningRecord = {
    state: "recording",
    kept: "",
    location: "",
    mastery: undefined,
    answered: (answer) => answered.push(answer),
    save: (visit) => saved.push(visit) > 0,
    finish: (visit) => finished.push(visit),
    ...record,
  };
  const settings = JSON.parse(page.querySelector("#settings")?.textContent ?? "") as PlayerSettings;
  startPlayer(window, settings, recording);
  const press = (selector: string, nth = 0) => page.querySelectorAll<HTMLElement>(selector)[nth]?.click();
  const answer = (question: number, option: number) => {
    const form = page.querySelectorAll("form.question")[question];
    form?.querySelectorAll<HTMLInputElement>("input[type=radio]")[option]?.click();
    form?.querySelector<HTMLElement>("button")?.click();
  };
  const text = (selector: string) => page.querySelector(selector)?.textContent ?? "";
  const shown = () =>
    [...page.querySelectorAll<HTMLElement>("main > article")].flatMap((one) => (one.hidden ? [] : [one.id]));
  return { window, page, settings, saved, finished, answered, press, answer, text, shown };
}

test("one page is shown, back and forth lead to the others, and the focus goes to the page's title", () => {
  const { shown, press, page, text } = play();
  expect(shown()).toEqual(["page-1"]);
  press("#next");
  expect(shown()).toEqual(["page-2"]);
  expect(page.activeElement?.textContent).toBe("Quiz: Module 1: Start");
  press("#contents a", 3);
  expect(shown()).toEqual(["page-4"]);
  expect(page.querySelector("[aria-current=page]")?.textContent).toContain("Quiz: Module 2: End");
  press("#back");
  expect(text("#place")).toBe("Page 3 of 6");
});

test("answers are not saved one by one, but with the page, every half minute, and when the last one is given", () => {
  const { saved, answer, press } = play();
  expect(saved).toHaveLength(1);
  answer(0, 0);
  answer(1, 0);
  expect(saved).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  expect(saved).toHaveLength(2);
  vi.advanceTimersByTime(120_000);
  expect(saved).toHaveLength(2);
  press("#next");
  expect(saved).toHaveLength(3);
  answer(2, 0);
  answer(3, 0);
  expect(saved).toHaveLength(4);
  expect(saved.at(-1)).toMatchObject({ outcome: "passed", percent: 100 });
  expect(saved.slice(0, -1).every(({ percent }) => percent === undefined)).toBe(true);
});

test("an answer shows what is right, why each option is or is not, and cannot be changed", () => {
  const { page, answer } = play();
  const form = page.querySelector("form.question");
  const feedback = () => [...(form?.querySelectorAll<HTMLElement>(".feedback") ?? [])].filter(({ hidden }) => !hidden);
  expect(feedback()).toEqual([]);
  answer(0, 1);
  expect(form?.querySelector(".verdict")?.textContent).toBe("That is not right.");
  expect(feedback().map(({ textContent }) => textContent)).toEqual(["Yes, look.", "Too early."]);
  expect([...(form?.querySelectorAll("input") ?? [])].every(({ disabled }) => disabled)).toBe(true);
  const marks = [...(form?.querySelectorAll<HTMLElement>(".mark") ?? [])].filter(({ hidden }) => !hidden);
  expect(marks.map(({ textContent }) => textContent)).toEqual([" – right answer", " – your answer"]);
});

test("a question without an answer asks for one", () => {
  const { page, saved } = play();
  page.querySelector<HTMLElement>("form.question button")?.click();
  expect(page.querySelector(".verdict")?.textContent).toBe("Please choose an answer first.");
  expect(page.activeElement?.tagName).toBe("INPUT");
  expect(saved).toHaveLength(1);
});

test("who comes back finds the page and the answers, and whoever failed can answer again", () => {
  const first = play();
  first.press("#contents a", 3);
  [1, 1, 1, 1].forEach((option, question) => first.answer(question, option));
  const last = first.saved.at(-1);
  expect(last).toMatchObject({ outcome: "failed", percent: 0, location: "3" });

  const again = play({ kept: last?.kept ?? "", location: last?.location ?? "" });
  expect(again.shown()).toEqual(["page-4"]);
  again.press("#contents a", 5);
  expect(again.text("#score")).toBe("0 of 4 questions answered right (0 %)");
  expect(again.text("#outcome")).toBe("Not passed yet: 75 % are needed.");
  again.press("#again");
  expect(again.shown()).toEqual(["page-2"]);
  [0, 0, 0, 1].forEach((option, question) => again.answer(question, option));
  expect(again.saved.at(-1)).toMatchObject({ outcome: "passed", percent: 75 });
  expect(again.text("#outcome")).toBe("Passed.");
});

test("the visit ends when the page goes, with what was answered last", () => {
  const { window, finished, answer } = play();
  answer(0, 0);
  window.dispatchEvent(new window.Event("pagehide"));
  expect(finished).toHaveLength(1);
  expect(finished[0]?.kept).toMatch(/\.A---$/);
});

test.each([
  { state: "missing", sentence: /^No learning platform was found/ },
  { state: "untracked", sentence: /without being assessed/ },
] as const)("a platform that is $state is told in a sentence, and everything can be read", ({ state, sentence }) => {
  const { text, press, shown } = play({ state });
  press("#next");
  expect(text("#notice")).toMatch(sentence);
  expect(shown()).toEqual(["page-2"]);
});

test("what could not be saved is told, tried again, and told no more when it is", () => {
  let isDown = true;
  const { text } = play({ save: () => !isDown });
  expect(text("#notice")).toMatch(/could not save/);
  isDown = false;
  vi.advanceTimersByTime(30_000);
  expect(text("#notice")).toBe("");
});

test("the platform's own mastery score is the one that counts", () => {
  const { answer, text } = play({ mastery: 25 });
  [0, 1, 1, 1].forEach((option, question) => answer(question, option));
  expect(text("#outcome")).toBe("Passed.");
});

test("without a quiz the course is complete when every page has been opened", () => {
  const { saved, press, text } = play({}, packedFiles(aPackedDraft(), { parts: ["modules"] }));
  expect(saved.at(-1)?.outcome).toBe("incomplete");
  press("#next");
  expect(saved.at(-1)).toMatchObject({ outcome: "completed", percent: undefined });
  expect(text("#outcome")).toBe("You have completed the course.");
});

test("kept in the browser the next visit goes on where the last one ended", () => {
  const held = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, kept: string) => held.set(key, kept),
    }) as unknown as Storage;
  play(browserRecord("course", storage)).press("#contents a", 2);
  expect(play(browserRecord("course", storage)).shown()).toEqual(["page-3"]);
});

test("a decision on a screen says what follows, can be made again, and does not count for the result", () => {
  const { page, press, answered, saved, text, shown } = play({}, packedFiles(aDraftWithScreens(), { mastery: 50 }));
  expect(text(".eyebrow")).toBe("Module 1: Start");
  expect(page.querySelector("details.module summary")?.textContent).toBe("Module 1: Start");
  press("#next");
  expect(shown()).toEqual(["page-2"]);
  const form = page.querySelector<HTMLFormElement>("form.decision");
  const radios = () => [...(form?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  const hidden = (selector: string) => form?.querySelector<HTMLElement>(selector)?.hidden;
  radios()[0]?.click();
  form?.querySelector<HTMLElement>(".check")?.click();
  expect(form?.querySelector(".feedback")?.textContent).toBe("Your back hurts for a week.");
  expect([hidden(".check"), hidden(".anew")]).toEqual([true, false]);
  expect(page.activeElement?.className).toBe("verdict");
  form?.querySelector<HTMLElement>(".anew")?.click();
  expect(radios().map(({ checked, disabled }) => checked || disabled)).toEqual([false, false, false]);
  expect(page.activeElement).toBe(radios()[0]);
  radios()[1]?.click();
  form?.querySelector<HTMLElement>(".check")?.click();
  expect(hidden(".anew")).toBe(true);
  expect(answered).toEqual([
    { kind: "decision", nth: 0, chosen: 0, right: 1 },
    { kind: "decision", nth: 0, chosen: 1, right: 1 },
  ]);
  expect(saved.at(-1)?.outcome).toBe("incomplete");
});

test("each answer to a question is taken down", () => {
  const { answer, answered } = play();
  answer(1, 2);
  expect(answered).toEqual([{ kind: "question", nth: 1, chosen: 2, right: 0 }]);
});
