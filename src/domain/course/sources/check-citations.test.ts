import { expect, test } from "vitest";
import { labelledPairs } from "../../../../tests/support/course/labelled-citations";
import { drawCitation } from "../../../../tests/support/course/wrong-citations";
import { checkedCitations, citationFault } from "./check-citations";

const halves = { seen: ["seen-en", "seen-de"], "held back": ["held-back-en", "held-back-de"] };

test.each(Object.entries(halves))(
  "of the labelled pairs that are %s, contradictions are flagged and few others",
  (_, files) => {
    const pairs = files.flatMap(labelledPairs);
    const flagged = pairs.filter(
      ({ sentence, paragraph }) => citationFault(sentence, paragraph, "other") !== undefined,
    );
    const isSound = ({ label }: { label: string }) => label === "sound";
    const planted = pairs.filter((pair) => !isSound(pair));
    expect([planted.length, pairs.length]).toEqual([100, 200]);
    expect(flagged.filter((pair) => !isSound(pair)).length).toBeGreaterThanOrEqual(95);
    expect(flagged.filter(isSound).length).toBeLessThanOrEqual(5);
  },
);

const countsOf = (file: string) => {
  const pairs = labelledPairs(file).map((pair) => ({
    isPlanted: pair.label !== "sound",
    isFlagged: citationFault(pair.sentence, pair.paragraph, "other") !== undefined,
  }));
  const flagged = (isPlanted: boolean) => pairs.filter((pair) => pair.isPlanted === isPlanted && pair.isFlagged).length;
  return { pairs: pairs.length, flagged: flagged(true), alarms: flagged(false) };
};

test.each(["stranger-en", "stranger-de"])(
  "of the pairs in %s, by a stranger, 95 in 100 are flagged, and 5 falsely",
  (file) => {
    const { pairs, flagged, alarms } = countsOf(file);
    expect([pairs, flagged >= 95, alarms <= 5]).toEqual([200, true, true]);
  },
);

test("of a second stranger's pairs, met once and not read, as much is flagged as the record says", () => {
  const { flagged: english, alarms: ofEnglish } = countsOf("second-stranger-en");
  const { flagged: german, alarms: ofGerman } = countsOf("second-stranger-de");
  expect([english >= 88, ofEnglish <= 17, german >= 94, ofGerman <= 11]).toEqual([true, true, true, true]);
});

test("what follows from a paragraph in other numbers, times and words is no contradiction", () => {
  expect(countsOf("derived")).toEqual({ pairs: 62, flagged: 24, alarms: 1 });
});

test("of 48 harder pairs, written later, more is missed, and the record says how much", () => {
  const { pairs, flagged, alarms } = countsOf("afterwards");
  expect([pairs, flagged >= 22, alarms <= 1]).toEqual([48, true, true]);
});

test("of 1,000 texts with a wrong citation none is kept as found, and the same with a right one all are", () => {
  let state = 62;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const drawn = Array.from({ length: 1000 }, (_, nth) => drawCitation(nth, draw));
  const faults = (text: string, paragraphs: ReadonlyMap<number, string>) =>
    checkedCitations(text, paragraphs).map(({ fault }) => fault ?? "found");
  const kept = drawn.filter(({ wrong, paragraphs }) => faults(wrong, paragraphs).join() === "found");
  expect(kept.map(({ wrong }) => wrong)).toEqual([]);
  expect(drawn.filter(({ kind, wrong, paragraphs }) => faults(wrong, paragraphs)[0] !== kind)).toEqual([]);
  const alarms = drawn.filter(({ right, paragraphs }) => faults(right, paragraphs).join() !== "found");
  expect(alarms.map(({ right }) => right)).toEqual([]);
});

const paragraphs = new Map([
  [3, "The pump runs for 40 minutes."],
  [4, "It is oiled each Monday."],
]);

test.each([
  ["The pump runs for 40 minutes [¶3].", ["found"]],
  ["The pump runs for 40 minutes. [¶3] It is oiled on Tuesdays. [¶4]", ["found", "date"]],
  ["Run it for 40 minutes, and oil it each Monday [¶3, ¶4].", ["found"]],
  ["Run it for 40 minutes, and oil it each Monday [¶3–4].", ["found"]],
  ["Run it for 40 minutes, and oil it each Monday [¶3][¶4].", ["date", "found"]],
  ["[¶0] Wear shoes of size 43. The pump runs [¶ 3].", ["found"]],
  ["Oil it [¶9].", ["paragraph"]],
  ["2. **Step 7:** The pump runs for 40 minutes 【¶3】", ["found"]],
  ["[check: 99 bar] The pump runs for 40 minutes [¶3].", ["found"]],
])("%s is read as %j", (text, found) => {
  expect(checkedCitations(text, paragraphs).map(({ fault }) => fault ?? "found")).toEqual(found);
});

test("a negation in another language than English and German is not checked, and the citation says so", () => {
  const [citation] = checkedCitations(
    "La pompe ne tourne pas 40 minutes [¶1].",
    new Map([[1, "La pompe tourne 40 minutes."]]),
  );
  expect(citation).toMatchObject({ fault: undefined, isNegationChecked: false });
});

test("a number with another unit, or of another script, is compared as what it is", () => {
  expect(citationFault("It takes 20 hours.", "It takes 20 minutes.", "en")).toBe("number");
  expect(citationFault("यह ४० मिनट चलता है।", "यह 40 मिनट चलता है।", "other")).toBeUndefined();
  expect(citationFault("यह ४१ मिनट चलता है।", "यह 40 मिनट चलता है।", "other")).toBe("number");
});
