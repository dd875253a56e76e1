// Properties that hold for every set of answers, tried on random ones made from the declared questions.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAnswered, type ProgressData } from "./answers/answers";
import { progressData as progressDataSchema, readProgressData } from "./answers/answers-schema";
import { arbitraryProgress } from "../../../tests/support/assessment/arbitrary-answers";
import { pathsIn } from "./answers/answers.fixture";
import { isIn, withChanges } from "./answers/field-changes";
import { type FieldPath, getField, setField } from "./answers/field-paths";
import { type GapProfile, gapProfile } from "./gap-profile/gap-profile";
import { companyIndicators } from "./gap-profile/company-indicators";
import type { Reading } from "./gap-profile/reading";
import { teamDimensions } from "./gap-profile/team-dimensions";
import { stepProgress } from "./answers/step-progress";
import { assemblePrompt } from "./plan/prompt";
import { referenceResolver } from "./plan/references";
import { ratings } from "./questionnaire/question";
import { allQuestions, answerTo, fieldPath, stepKeys, stepOf, visibleQuestions } from "./questionnaire/questionnaire";
import { review } from "./answers/review";

/** The place of one indicator's rating: of the organization, or of one team. */
interface Place {
  indicator: string;
  five: "good" | "bad";
  path: FieldPath;
  team?: number;
}

function placesIn(answers: ProgressData): Place[] {
  const company = Object.entries(companyIndicators).map(([indicator, { step, field, five }]) => ({
    indicator,
    five,
    path: [step, ...fieldPath(field)],
  }));
  const teams = (answers["2"]?.teams ?? []).flatMap((_, team) =>
    Object.entries(teamDimensions).map(([indicator, { field, five }]) => ({ indicator, five, path: [field], team })),
  );
  return [...company, ...teams];
}

function withAnswer(answers: ProgressData, { path, team }: Place, value: unknown): ProgressData {
  if (team === undefined) return setField(answers, path, value);
  const teams = (answers["2"]?.teams ?? []).map((each, index) => (index === team ? setField(each, path, value) : each));
  return { ...answers, "2": { teams } };
}

function answerAt(answers: ProgressData, { path, team }: Place): unknown {
  return team === undefined ? getField(answers, path) : getField(answers["2"]?.teams?.[team] ?? {}, path);
}

/** Severities by indicator and team; teams of one name are told apart by nothing, so their severities are summed. */
function severities({ gaps, strengths }: GapProfile): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { indicator, team, severity } of [...gaps, ...strengths]) {
    const key = `${indicator} ${team ?? ""}`;
    sums.set(key, (sums.get(key) ?? 0) + severity);
  }
  return sums;
}

/** Teams of one name are told apart by numbers in their order. */
function unnumbered({ gaps, strengths, heatMap, ...profile }: GapProfile): object {
  const withoutReferences = (readings: readonly Reading[]) =>
    readings.map((each) => ({ ...each, reference: undefined }));
  const rows = heatMap.rows.map(({ team, cells }) => ({
    team,
    cells: cells.map((cell) => ({ ...cell, reference: undefined })),
  }));
  return { ...profile, rows, gaps: withoutReferences(gaps), strengths: withoutReferences(strengths) };
}

const progressAndPlace = arbitraryProgress.chain((answers) =>
  fc.tuple(fc.constant(answers), fc.constantFrom(...placesIn(answers))),
);

describe("for all answers", { timeout: 30_000 }, () => {
  test("a better rating widens no gap", () => {
    fc.assert(
      fc.property(progressAndPlace, fc.constantFrom(...ratings), ([answers, place], rating) => {
        const before = answerAt(answers, place);
        fc.pre(typeof before === "string" && before !== "unknown");
        const isBetter = place.five === "good" ? rating > before : rating < before;
        fc.pre(isBetter);
        const [was, is] = [answers, withAnswer(answers, place, rating)].map((each) => severities(gapProfile(each)));
        for (const [key, severity] of is ?? []) expect(severity).toBeLessThanOrEqual(was?.get(key) ?? -1);
      }),
    );
  });

  test.each(["hasMission", "hasCoreValues"])("a yes to %s widens no gap either", (field) => {
    fc.assert(
      fc.property(arbitraryProgress, (answers) => {
        const [no, yes] = ["no", "yes"].map((answer) =>
          severities(gapProfile(setField(answers, ["0", field], answer))),
        );
        for (const [key, severity] of yes ?? []) expect(severity).toBeLessThanOrEqual(no?.get(key) ?? -1);
      }),
    );
  });

  test("the order of the teams changes nothing in the profile", () => {
    fc.assert(
      fc.property(
        arbitraryProgress.chain((answers) => {
          const teams = [...(answers["2"]?.teams ?? [])];
          return fc.tuple(
            fc.constant(answers),
            fc.shuffledSubarray(teams, { minLength: teams.length, maxLength: teams.length }),
          );
        }),
        ([answers, teams]) => {
          expect(unnumbered(gapProfile({ ...answers, "2": { teams } }))).toEqual(unnumbered(gapProfile(answers)));
        },
      ),
    );
  });

  test("every reading names the answer that it was read from", () => {
    fc.assert(
      fc.property(arbitraryProgress, (answers) => {
        const resolve = referenceResolver(answers);
        const { gaps, strengths } = gapProfile(answers);
        for (const { reference, rating, team } of [...gaps, ...strengths]) {
          const resolved = resolve(reference);
          expect(resolved?.reference).toBe(reference);
          expect(resolved?.answer).toBe(rating === undefined ? "No" : String(rating));
          expect(resolved?.team).toBe(team);
        }
      }),
    );
  });

  test("taking a rating away invents no gap, changes no other and never raises the coverage", () => {
    fc.assert(
      fc.property(progressAndPlace, ([answers, place]) => {
        const before = gapProfile(answers);
        const after = gapProfile(withAnswer(answers, place, undefined));
        const was = severities(before);
        for (const [key, severity] of severities(after)) expect(severity).toBeLessThanOrEqual(was.get(key) ?? -1);
        expect(after.coverage).toBeLessThanOrEqual(before.coverage);
        if (after.unread.length > before.unread.length) expect(after.coverage).toBeLessThan(before.coverage);
      }),
    );
  });

  test("a worse rating never stands behind a better one", () => {
    fc.assert(
      fc.property(arbitraryProgress, (answers) => {
        const { gaps } = gapProfile(answers);
        expect(gaps.map(({ rank }) => rank)).toEqual(gaps.map((_, index) => index + 1));
        const found = gaps.flatMap(({ rating, severity }) => (rating === undefined ? [] : [severity]));
        expect(found).toEqual(found.toSorted((one, other) => other - one));
      }),
    );
  });

  test("strength, severity and coverage stay between 0 and 1, and everything is either read or unread", () => {
    fc.assert(
      fc.property(arbitraryProgress, (answers) => {
        const { coverage, gaps, strengths, unread, radar } = gapProfile(answers);
        const shares = [
          coverage,
          ...radar.flatMap(({ value }) => value ?? []),
          ...gaps.map(({ severity }) => severity),
        ];
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        const teams = Math.max(1, answers["2"]?.teams?.length ?? 0);
        const asked = Object.keys(companyIndicators).length + teams * Object.keys(teamDimensions).length;
        expect(gaps.length + strengths.length + unread.length).toBe(asked);
      }),
    );
  });

  test("what is set at a path is found there", () => {
    fc.assert(
      fc.property(progressAndPlace, fc.constantFrom(...ratings), ([answers, place], rating) => {
        expect(answerAt(withAnswer(answers, place, rating), place)).toBe(rating);
        expect(answerAt(withAnswer(answers, place, undefined), place)).toBeUndefined();
      }),
    );
  });

  test("the changed fields, applied, turn one state of the answers into the other", () => {
    fc.assert(
      fc.property(arbitraryProgress, arbitraryProgress, (before, after) => {
        const changed = [...pathsIn(before), ...pathsIn(after)].map((path) => ({ path, value: getField(after, path) }));
        expect(withChanges(before, changed)).toEqual(after);
        expect(changed.every((change) => isIn(after, change))).toBe(true);
      }),
    );
  });

  test("what fits the questionnaire is stored and read without a change", () => {
    fc.assert(
      fc.property(arbitraryProgress, (answers) => {
        expect(readProgressData(answers)).toEqual(answers);
      }),
    );
  });

  test("anything at all can be read without an exception", () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...stepKeys), (stored, key) => {
        expect(progressDataSchema.safeParse(readProgressData({ [key]: stored })).success).toBe(true);
      }),
    );
  });

  test("prompt, review and progress agree on which questions are asked", () => {
    fc.assert(
      fc.property(arbitraryProgress, (answers) => {
        const lines = review(answers).flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));
        const prompt = assemblePrompt(answers);
        expect(prompt.split("\n").filter((line) => line.startsWith("Answer: "))).toHaveLength(lines.length);
        expect(prompt.split("\n").filter((line) => line.startsWith("## Step "))).toHaveLength(5);
        for (const { question } of lines) expect(prompt).toContain(question.text);
        for (const key of stepKeys.filter((each) => each !== "2")) {
          const asked = visibleQuestions(stepOf(key), answers[key]).filter(
            ({ question }) => !question.optional || isAnswered(answerTo(question, answers[key])),
          );
          const { answered, unanswered } = stepProgress(key, answers);
          expect(answered + unanswered.length).toBe(asked.length);
        }
      }),
    );
  });
});

describe("every indicator", () => {
  const places = placesIn({ "2": { teams: [{}] } });
  const open: ProgressData = { "0": { hasMission: "yes", hasCoreValues: "yes" }, "2": { teams: [{}] } };

  test.each(places)("$indicator becomes a gap at its worst rating and a strength at its best", (place) => {
    const [best, worst] = place.five === "good" ? ["5", "1"] : ["1", "5"];
    expect(gapProfile(withAnswer(open, place, worst)).gaps).toMatchObject([
      { indicator: place.indicator, level: "critical" },
    ]);
    expect(gapProfile(withAnswer(open, place, best))).toMatchObject({
      gaps: [],
      strengths: [{ indicator: place.indicator, level: "none" }],
    });
  });

  test("covers every rating there is but the two that set the context", () => {
    const read = places.map(({ path, team }) => (team === undefined ? path.join(".") : `2.${path.join(".")}`));
    const asked = stepKeys.flatMap((key) =>
      allQuestions(stepOf(key))
        .filter(({ question }) => question.kind === "rating")
        .map(({ question }) => `${key}.${question.id}`),
    );
    expect(asked.filter((each) => !read.includes(each))).toEqual(["1.trendInfluence", "4.ongoingImportance"]);
  });
});
