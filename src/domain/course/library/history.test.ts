import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { historyLength, historySize, keptHistory } from "./history";

const texts = (count: number, about: string, text = "Text") =>
  Array.from({ length: count }, (_, nth) => aGeneratedText({ about, text: `${text} ${nth}` }));

test("the last results of each module are kept", () => {
  const kept = keptHistory([...texts(historyLength + 5, "Module 1"), ...texts(2, "Module 2")]);
  expect(kept).toEqual([...texts(historyLength, "Module 1"), ...texts(2, "Module 2")]);
});

test("a course of many modules is kept whole", () => {
  const course = Array.from({ length: 25 }, (_, nth) =>
    aGeneratedText({ about: `Module ${nth}`, text: "x".repeat(10_000) }),
  );
  expect(keptHistory(course)).toEqual(course);
});

test("the oldest results give way where all together would overflow the browser's storage", () => {
  const third = "x".repeat(historySize / 3);
  const kept = keptHistory(["A", "B", "C", "D"].map((about) => aGeneratedText({ about, text: third })));
  expect(kept.map(({ about }) => about)).toEqual(["A", "B", "C"]);
});
