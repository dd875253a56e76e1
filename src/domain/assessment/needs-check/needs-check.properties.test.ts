import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryProgress } from "../../../../tests/support/assessment/arbitrary-answers";
import { guardedStore } from "../../../browser/storage";
import { storedValue } from "../../../browser/stored-value";
import { isGap } from "../gap-profile/ranking";
import { gapProfile } from "../gap-profile/gap-profile";
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { ratings } from "../questionnaire/question";
import { answerTo, fieldPath } from "../questionnaire/questionnaire";
import { needsCheckAnswers, needsCheckQuestions } from "./needs-check";
import { needsCheckProfile } from "./needs-check-profile";
import { needsCheckWords } from "./words";

const arbitraryRatings = fc.record(
  Object.fromEntries(
    needsCheckQuestions.map(({ key, question }) => [
      key,
      fc.constantFrom(...ratings, ...(question.unknown === undefined ? [] : ["unknown"])),
    ]),
  ),
  { requiredKeys: [] },
);

test("what twelve ratings say is what the whole profile says of the same answers, also after a reload", () => {
  fc.assert(
    fc.property(arbitraryRatings, (given) => {
      const kept = storedValue(guardedStore(closed), "needs-check", needsCheckAnswers);
      kept.write(given as Record<string, string>);
      expect(gapProfile(whole(given))).toMatchObject(needsCheckProfile(kept.read() ?? {}));
    }),
    { numRuns: 500 },
  );
});

test("of a whole assessment it reads the same gaps as severe as the whole profile does", () => {
  fc.assert(
    fc.property(arbitraryProgress, (progress) => {
      const team = (progress["2"]?.teams ?? [])[0];
      const one: ProgressData = {
        ...progress,
        "2": { teams: team ? [{ ...team, teamName: needsCheckWords.team }] : [] },
      };
      const answers = Object.fromEntries(
        needsCheckQuestions.flatMap(({ key, step, question }) => {
          const answer = answerTo(question, step === "2" ? (team ?? {}) : progress[step]);
          return typeof answer === "string" ? [[key, answer]] : [];
        }),
      );
      const asked = new Set(needsCheckQuestions.map(({ step, question }) => `${step}.${question.id}`));
      const { gaps, strengths } = gapProfile(one);
      const expected = [...gaps, ...strengths].filter(({ reference }) =>
        asked.has(reference.replace(`2.${needsCheckWords.team}.`, "2.")),
      );
      const found = needsCheckProfile(needsCheckAnswers.parse(answers));
      const severities = (read: typeof expected) =>
        new Map(read.map(({ reference, severity }) => [reference, severity]));
      expect(severities([...found.gaps, ...found.strengths])).toEqual(severities(expected));
      expect(found.gaps.every(isGap)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("it asks twelve ratings, one at least for each axis of the radar", () => {
  expect(needsCheckQuestions).toHaveLength(12);
  const all = needsCheckProfile(Object.fromEntries(needsCheckQuestions.map(({ key }) => [key, "3"])));
  expect(all.radar.filter(({ value }) => value !== 0.5)).toEqual([]);
  expect(all.gaps).toHaveLength(12);
});

test.each<[string, unknown]>([
  ["a list", []],
  ["other ratings", { "1.customerSatisfaction": "6", "3.currentPerformance": 4, "9.nothing": "3" }],
  ["an unknown where none is offered", { "1.customerSatisfaction": "unknown" }],
])("what is no rating is none: %s", (_, stored) => {
  expect(needsCheckAnswers.parse(stored)).toEqual({});
});

function closed(): never {
  throw new Error("Site data are blocked.");
}

/** Written as the assessment would keep them, one by one and by hand. */
function whole(given: Readonly<Record<string, string | undefined>>): ProgressData {
  const of = (step: string) =>
    needsCheckQuestions.flatMap(({ key, step: at, question }) => {
      const answer = given[key];
      return at === step && answer !== undefined ? [{ path: fieldPath(question.id), answer }] : [];
    });
  const flat = (step: string) =>
    Object.fromEntries(
      of(step).flatMap(({ path: [field = "", ...rest], answer }) => (rest.length > 0 ? [] : [[field, answer]])),
    );
  const areas = Object.fromEntries(
    of("1").flatMap(({ path: [, area], answer }) => (area === undefined ? [] : [[area, answer]])),
  );
  const team = flat("2") as TeamAnswers;
  return {
    "0": flat("0"),
    "1": { ...flat("1"), supportAreas: areas },
    "3": flat("3"),
    "4": flat("4"),
    ...(Object.keys(team).length > 0 && { "2": { teams: [{ teamName: needsCheckWords.team, ...team }] } }),
  };
}
