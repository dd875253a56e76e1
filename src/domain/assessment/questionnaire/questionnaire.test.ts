import { describe, expect, test } from "vitest";
import { ratings } from "./question";
import { allQuestions, fieldPath, questionOf, type StepKey, stepKeys, stepOf, visibleQuestions } from "./questionnaire";
import { stepTitles } from "./step-titles";
import { reviewTitle } from "./review-title";
import { setField } from "../answers/field-paths";

// Copied by hand from the specification, never from the declaration: this is what holds the declaration to it.
const fields: Record<StepKey, string> = {
  "0": `hasMission missionStatement missionClarity missionFollowUp hasCoreValues coreValuesList coreValuesOther
    coreValuesAlignment coreValuesFollowUp visionConfidence visionFollowUp strategicObjectives objectivesFollowUp kpiList
    successMetrics metricsFollowUp communication communicationFollowUp communicationOther`,
  "1": `customerSatisfaction productSatisfaction efficiencySatisfaction innovationSatisfaction
    marketAdaptabilitySatisfaction trendInfluence trendDetails competitiveAdvantage competitiveDetails driversFollowUp
    supportAreas supportDetails`,
  "2": `teamName objectiveClarity objectivesFollowUp roleClarity roleFollowUp collaboration collaborationFollowUp
    empowerment empowermentFollowUp alignment alignmentFollowUp resourceAdequacy resourceFollowUp communication
    communicationFollowUp trainingNeeds trainingSkills hasTrainingProgram trainingProgramFeedback`,
  "3": `currentPerformance currentPerformanceFollowUp gapAnalysis gapAnalysisFollowUp opportunityAssessment
    opportunityFollowUp futureReadiness futureReadinessFollowUp`,
  "4": `programEffectiveness programEffectivenessFollowUp ongoingImportance ongoingImportanceFollowUp
    currentMethodologies otherMethodology deliverySatisfaction needsIdentification needsIdentificationFollowUp
    experimentedMethods experimentedMethodsFollowUp`,
};

/**
 * The questions that the specification does not ask: they come last, and only the plan's hours and people rest on them.
 */
const facts: Partial<Record<StepKey, string[]>> = {
  "2": ["teamSize"],
  "4": ["peopleCount", "siteCount", "shiftCount", "workLanguages", "trainingHours", "trainingBudget", "trainingBegins"],
};

const maps: [string, string[]][] = [
  [
    "driversFollowUp",
    [
      "Customer Relationships",
      "Product/Service Quality",
      "Operational Efficiency",
      "Innovation",
      "Market Adaptability",
    ],
  ],
  ["supportAreas", ["Processes", "Technology", "Talent/HR", "Customer Engagement"]],
  ["supportDetails", ["Processes", "Technology", "Talent/HR", "Customer Engagement"]],
];

const low = ["1", "2"];
const lowToMiddle = ["1", "2", "3"];
const high = ["4", "5"];
const thresholds: [StepKey, rating: string, revealedAt: string[], followUp: string][] = [
  ["0", "missionClarity", lowToMiddle, "missionFollowUp"],
  ["0", "coreValuesAlignment", lowToMiddle, "coreValuesFollowUp"],
  ["0", "visionConfidence", low, "visionFollowUp"],
  ["0", "strategicObjectives", low, "objectivesFollowUp"],
  ["0", "successMetrics", low, "metricsFollowUp"],
  ["0", "communication", low, "communicationFollowUp"],
  ["1", "customerSatisfaction", lowToMiddle, "driversFollowUp.Customer Relationships"],
  ["1", "productSatisfaction", lowToMiddle, "driversFollowUp.Product/Service Quality"],
  ["1", "efficiencySatisfaction", lowToMiddle, "driversFollowUp.Operational Efficiency"],
  ["1", "innovationSatisfaction", lowToMiddle, "driversFollowUp.Innovation"],
  ["1", "marketAdaptabilitySatisfaction", lowToMiddle, "driversFollowUp.Market Adaptability"],
  ["1", "trendInfluence", high, "trendDetails"],
  ["1", "competitiveAdvantage", lowToMiddle, "competitiveDetails"],
  ["1", "supportAreas.Processes", lowToMiddle, "supportDetails.Processes"],
  ["1", "supportAreas.Technology", lowToMiddle, "supportDetails.Technology"],
  ["1", "supportAreas.Talent/HR", lowToMiddle, "supportDetails.Talent/HR"],
  ["1", "supportAreas.Customer Engagement", lowToMiddle, "supportDetails.Customer Engagement"],
  ["2", "objectiveClarity", low, "objectivesFollowUp"],
  ["2", "roleClarity", low, "roleFollowUp"],
  ["2", "collaboration", low, "collaborationFollowUp"],
  ["2", "empowerment", low, "empowermentFollowUp"],
  ["2", "alignment", low, "alignmentFollowUp"],
  ["2", "resourceAdequacy", low, "resourceFollowUp"],
  ["2", "communication", low, "communicationFollowUp"],
  ["3", "currentPerformance", low, "currentPerformanceFollowUp"],
  ["3", "gapAnalysis", high, "gapAnalysisFollowUp"],
  ["3", "opportunityAssessment", low, "opportunityFollowUp"],
  ["3", "futureReadiness", low, "futureReadinessFollowUp"],
  ["4", "programEffectiveness", low, "programEffectivenessFollowUp"],
  ["4", "ongoingImportance", high, "ongoingImportanceFollowUp"],
  ["4", "needsIdentification", low, "needsIdentificationFollowUp"],
  ["4", "deliverySatisfaction", [], "none"],
];

const otherReveals: [StepKey, question: string, answer: unknown, revealed: string[]][] = [
  ["0", "hasMission", "yes", ["missionStatement", "missionClarity"]],
  ["0", "hasMission", "no", []],
  ["0", "hasCoreValues", "yes", ["coreValuesList", "coreValuesAlignment"]],
  ["0", "hasCoreValues", "no", []],
  ["0", "visionConfidence", "unknown", []],
  ["2", "trainingNeeds", "yes", ["trainingSkills", "hasTrainingProgram"]],
  ["2", "trainingNeeds", "no", []],
  ["4", "currentMethodologies", ["Workshops", "Other"], ["otherMethodology"]],
  ["4", "currentMethodologies", ["Workshops"], []],
  ["4", "experimentedMethods", "yes", ["experimentedMethodsFollowUp"]],
  ["4", "experimentedMethods", "no", []],
];

const options: [StepKey, question: string, options: string[]][] = [
  ["0", "missionFollowUp", ["Purpose", "Goals", "Impact", "Target Audience", "Core Values"]],
  ["0", "coreValuesFollowUp", ["Communication", "Leadership", "Organizational Culture", "Lack of Training", "Other"]],
  [
    "0",
    "visionFollowUp",
    ["Market Research", "Stakeholder Input", "Expert Consultation", "Environmental Scanning", "Unknown"],
  ],
  ["0", "communicationFollowUp", ["Town Halls", "Digital Dashboards", "Internal Newsletters", "Other"]],
  [
    "4",
    "currentMethodologies",
    [
      "In-person training",
      "Online courses",
      "Blended learning",
      "Workshops",
      "Mentoring",
      "Webinars",
      "Self-paced modules",
      "Coaching",
      "Other",
    ],
  ],
];

/** The questions that an answer reveals, asked in sight of the question itself. */
function revealedBy(key: StepKey, id: string, answer: unknown): string[] {
  const gates = { hasMission: "yes", hasCoreValues: "yes" };
  const idsWith = (answers: Record<string, unknown>) =>
    visibleQuestions(stepOf(key), answers).map(({ question }) => question.id);
  const before = idsWith(id in gates ? {} : gates);
  return idsWith(setField<Record<string, unknown>>(id in gates ? {} : gates, fieldPath(id), answer)).filter(
    (each) => !before.includes(each),
  );
}

describe("the questionnaire", () => {
  test("has the five steps of the specification and the review", () => {
    expect(stepTitles).toEqual([
      "Organizational Vision & Mission",
      "Strategic Business Drivers & Challenges",
      "Team-Level Strategic Alignment",
      "Current State vs. Desired Future State",
      "Development Needs and Preferences",
      "Review & Finalize",
    ]);
    expect(reviewTitle).toBe("Review & Finalize");
  });

  test.each(stepKeys)("asks for every field of step %s, and for no other", (key) => {
    const asked = allQuestions(stepOf(key)).filter(({ question }) => !question.optional);
    const names = new Set(asked.map(({ question }) => fieldPath(question.id)[0]));
    expect([...names].sort()).toEqual(fields[key].split(/\s+/).sort());
  });

  test.each(stepKeys)("asks for the facts that a plan needs at the end of step %s, if at all", (key) => {
    const ids = allQuestions(stepOf(key)).map(({ question }) => question.id);
    const optional = allQuestions(stepOf(key)).filter(({ question }) => question.optional);
    const expected = facts[key] ?? [];
    expect(optional.map(({ question }) => question.id)).toEqual(expected);
    expect(ids.slice(ids.length - expected.length)).toEqual(expected);
  });

  test.each(maps)("keeps in %s one entry for each area", (map, areas) => {
    const keys = allQuestions(stepOf("1")).flatMap(({ question }) => {
      const [field, key] = fieldPath(question.id);
      return field === map && key !== undefined ? [key] : [];
    });
    expect(keys).toEqual(areas);
  });

  test("asks for no field twice", () => {
    for (const key of stepKeys) {
      const ids = allQuestions(stepOf(key)).map(({ question }) => question.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test.each(thresholds)("step %s: %s reveals at %j the question %s", (key, rating, revealedAt, followUp) => {
    for (const answer of ratings)
      expect(revealedBy(key, rating, answer), `at ${answer}`).toEqual(revealedAt.includes(answer) ? [followUp] : []);
  });

  test("has a threshold in the table for every rating there is", () => {
    const declared = stepKeys.flatMap((key) =>
      allQuestions(stepOf(key))
        .filter(({ question }) => question.kind === "rating")
        .map(({ question }) => `${key} ${question.id}`),
    );
    expect(declared.sort()).toEqual(thresholds.map(([key, rating]) => `${key} ${rating}`).sort());
  });

  test.each(otherReveals)("step %s: %s answered with %j reveals %j", (key, id, answer, revealed) => {
    expect(revealedBy(key, id, answer)).toEqual(revealed);
  });

  test.each(options)("step %s: %s offers the options %j", (key, id, expected) => {
    expect(questionOf(stepOf(key), id)).toMatchObject({ kind: "choices", options: expected });
  });

  test("asks what else when Other is ticked, below the question that offers it", () => {
    const answers = { hasCoreValues: "yes", coreValuesAlignment: "3", coreValuesFollowUp: ["Other"] };
    const asked = visibleQuestions(stepOf("0"), { ...answers, communication: "2", communicationFollowUp: ["Other"] });
    expect(asked.find(({ question }) => question.id === "coreValuesOther")?.depth).toBe(3);
    expect(asked.find(({ question }) => question.id === "communicationOther")?.depth).toBe(2);
  });

  test("asks for feedback on a training program only where a team needs training and has one", () => {
    const ids = (answers: Record<string, string>) =>
      visibleQuestions(stepOf("2"), answers).map(({ question }) => question.id);
    expect(ids({ trainingNeeds: "yes", hasTrainingProgram: "yes" })).toContain("trainingProgramFeedback");
    expect(ids({ trainingNeeds: "yes", hasTrainingProgram: "no" })).not.toContain("trainingProgramFeedback");
    expect(ids({ trainingNeeds: "no", hasTrainingProgram: "yes" })).not.toContain("trainingProgramFeedback");
  });

  test("gives each rating of the current and the future state a hint", () => {
    const hints = allQuestions(stepOf("3")).filter(({ question }) => question.kind === "rating");
    expect(hints.map(({ question }) => question.hint)).not.toContain(undefined);
    expect(questionOf(stepOf("3"), "currentPerformance")).toMatchObject({ ends: ["Poor", "Excellent"] });
    expect(questionOf(stepOf("3"), "gapAnalysis")).toMatchObject({ ends: ["Minor", "Major"] });
  });

  test("takes over into the next round what rarely changes, and no rating", () => {
    const lasting = stepKeys.flatMap((key) =>
      allQuestions(stepOf(key)).flatMap(({ question }) => (question.lasting ? [`${key}.${question.id}`] : [])),
    );
    expect(lasting).toEqual([
      "0.hasMission",
      "0.missionStatement",
      "0.hasCoreValues",
      "0.coreValuesList",
      "4.peopleCount",
      "4.siteCount",
      "4.shiftCount",
      "4.workLanguages",
    ]);
  });

  test("lets only the confidence in the vision be unknown", () => {
    const unknowable = stepKeys.flatMap((key) =>
      allQuestions(stepOf(key)).filter(({ question }) => question.kind === "rating" && question.unknown !== undefined),
    );
    expect(unknowable.map(({ question }) => question.id)).toEqual(["visionConfidence"]);
  });

  test("words no two questions of a step alike, as a question names its control", () => {
    for (const key of stepKeys) {
      const texts = allQuestions(stepOf(key)).map(({ question }) => question.text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
