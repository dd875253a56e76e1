// Answers of a made-up business, for tests, samples and demonstrations. Every follow-up is revealed and answered in
// the full ones; a test holds them to that.
import { isRecord } from "../../kernel/records";
import type { FieldPath } from "./field-paths";
import type { ProgressData, TeamAnswers } from "./answers";

export function aTeam(changes: TeamAnswers = {}): TeamAnswers {
  return {
    teamName: "Dispatch",
    objectiveClarity: "4",
    roleClarity: "4",
    collaboration: "4",
    empowerment: "4",
    alignment: "4",
    resourceAdequacy: "4",
    communication: "4",
    trainingNeeds: "no",
    ...changes,
  };
}

export function aTroubledTeam(changes: TeamAnswers = {}): TeamAnswers {
  return {
    teamName: "Warehouse",
    objectiveClarity: "2",
    objectivesFollowUp: "Targets change every week and nobody explains why.",
    roleClarity: "1",
    roleFollowUp: "Nobody knows who answers for returns.",
    collaboration: "2",
    collaborationFollowUp: "The day and night shifts hardly meet.",
    empowerment: "2",
    empowermentFollowUp: "Every exception needs a signature from the head office.",
    alignment: "2",
    alignmentFollowUp: "The team optimizes for speed, the strategy asks for care.",
    resourceAdequacy: "2",
    resourceFollowUp: "Two forklifts are missing.",
    communication: "2",
    communicationFollowUp: "News travels by rumor.",
    trainingNeeds: "yes",
    trainingSkills: ["shift planning", "giving feedback"],
    hasTrainingProgram: "yes",
    trainingProgramFeedback: "The safety course is good, the rest is outdated.",
    ...changes,
  };
}

/** Every question of the assessment answered but the optional ones, every follow-up among them. */
export function fullAnswers(): ProgressData {
  return {
    "0": {
      hasMission: "yes",
      missionStatement: "We bring fresh food from the farm to the table within a day.",
      missionClarity: "3",
      missionFollowUp: ["Goals", "Target Audience"],
      hasCoreValues: "yes",
      coreValuesList: ["freshness", "fairness", "care"],
      coreValuesAlignment: "3",
      coreValuesFollowUp: ["Leadership", "Lack of Training", "Other"],
      coreValuesOther: "Time pressure",
      visionConfidence: "2",
      visionFollowUp: ["Market Research", "Stakeholder Input"],
      strategicObjectives: "2",
      objectivesFollowUp: "They are written once a year and then forgotten.",
      kpiList: ["on-time deliveries", "spoilage"],
      successMetrics: "2",
      metricsFollowUp: "We measure speed but not satisfaction.",
      communication: "2",
      communicationFollowUp: ["Town Halls", "Other"],
      communicationOther: "A weekly message by the drivers' app",
    },
    "1": {
      customerSatisfaction: "3",
      productSatisfaction: "3",
      efficiencySatisfaction: "2",
      innovationSatisfaction: "3",
      marketAdaptabilitySatisfaction: "2",
      driversFollowUp: {
        "Customer Relationships": "Complaints are answered too late.",
        "Product/Service Quality": "Spoilage in summer.",
        "Operational Efficiency": "Routes are planned by hand.",
        Innovation: "Ideas from the drivers get lost.",
        "Market Adaptability": "We were late to offer home delivery.",
      },
      trendInfluence: "4",
      trendDetails: "Home delivery and local sourcing.",
      competitiveAdvantage: "3",
      competitiveDetails: "Larger chains undercut our prices.",
      supportAreas: { Processes: "2", Technology: "3", "Talent/HR": "3", "Customer Engagement": "3" },
      supportDetails: {
        Processes: "No common way to handle returns.",
        Technology: "Three systems that do not talk to each other.",
        "Talent/HR": "Drivers leave after a year.",
        "Customer Engagement": "We rarely ask customers what they think.",
      },
    },
    "2": { teams: [aTroubledTeam(), aTroubledTeam({ teamName: "Customer care" })] },
    "3": {
      currentPerformance: "2",
      currentPerformanceFollowUp: "Deliveries on Mondays.",
      gapAnalysis: "4",
      gapAnalysisFollowUp: "Route planning and customer care.",
      opportunityAssessment: "2",
      opportunityFollowUp: "No time to pursue them; the farm shop failed.",
      futureReadiness: "2",
      futureReadinessFollowUp: "Few people can work with data; the first app was dropped.",
    },
    "4": {
      programEffectiveness: "2",
      programEffectivenessFollowUp: "Courses are too general.",
      ongoingImportance: "5",
      ongoingImportanceFollowUp: "Customer conversations and route planning.",
      currentMethodologies: ["In-person training", "Workshops", "Other"],
      otherMethodology: "Ride-alongs with experienced drivers",
      deliverySatisfaction: "3",
      needsIdentification: "2",
      needsIdentificationFollowUp: "We only notice after something went wrong.",
      experimentedMethods: "yes",
      experimentedMethodsFollowUp: "Ride-alongs worked best, webinars worst.",
    },
  };
}

/** The same with the facts that a plan needs. */
export function withFacts(answers: ProgressData = fullAnswers()): ProgressData {
  return {
    ...answers,
    "2": { teams: (answers["2"]?.teams ?? []).map((team, nth) => ({ ...team, teamSize: String(12 + nth) })) },
    "4": {
      ...answers["4"],
      peopleCount: "85",
      siteCount: "2",
      shiftCount: "3",
      workLanguages: "English, Spanish",
      trainingHours: "2 to 4 hours",
      trainingBudget: "20 to 50 thousand",
      trainingBegins: "2027-03-01",
    },
  };
}

/** An assessment that was left in the middle: some steps done, some begun, one not opened. */
export function halfAnswers(): ProgressData {
  return {
    "0": {
      hasMission: "no",
      hasCoreValues: "yes",
      coreValuesList: ["honesty", "craft"],
      coreValuesAlignment: "4",
      visionConfidence: "unknown",
      strategicObjectives: "3",
      kpiList: ["revenue"],
      successMetrics: "4",
      communication: "5",
    },
    "1": {
      customerSatisfaction: "2",
      driversFollowUp: { "Customer Relationships": "Complaints are answered too late." },
      productSatisfaction: "4",
      supportAreas: { Technology: "5" },
    },
    "2": { teams: [aTeam({ trainingNeeds: "yes" })] },
  };
}

/** The paths of all fields that are answered; a list is one field. */
export function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (!isRecord(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]));
}
