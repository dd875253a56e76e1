// The rules of what the needs check asks (../../needs-check/needs-check.ts). They stand in a file of their own, so that
// a visitor who takes the check does not have to load those of the whole assessment.
import type { IndicatorId } from "../reading";
import type { TrainingRules } from "./training-rules";

/** Tells apart the twelve strongest ratings that training improves from those that need something else first. */
export const needsCheckRules = {
  vision: [
    {
      training: "no",
      because: "Confidence in a vision comes from knowing the market and hearing those concerned, not from a course.",
    },
  ],
  objectives: [
    {
      training: "no",
      because: "Leadership has to decide on clear objectives first; without them training has nothing to aim at.",
    },
  ],
  customers: [
    {
      beside: { processes: "weak" },
      training: "partly",
      because: "Dealing with customers can be trained, but weak processes would go on letting them down.",
    },
    {
      training: "yes",
      because: "Listening, handling complaints and keeping in touch with customers are skills that people can learn.",
    },
  ],
  efficiency: [
    {
      beside: { processes: "weak" },
      training: "no",
      because:
        "Processes are weak as well; training people in them before they are mended would only settle the waste.",
    },
    {
      beside: { technology: "weak" },
      training: "no",
      because: "Technology is weak as well; people cannot be trained to work fast with tools that slow them down.",
    },
    {
      beside: { processes: "strong", technology: "strong" },
      training: "yes",
      because: "Processes and technology are good, so what is missing is the skill to make the most of them.",
    },
    {
      training: "partly",
      because: "Part of it is skill and can be trained; the rest lies in the way the work is organized.",
    },
  ],
  processes: [
    {
      training: "no",
      because: "Processes have to be redesigned before anybody can be trained in them.",
    },
  ],
  technology: [
    {
      training: "partly",
      because:
        "The right tools come first, and they are an investment; training then makes sure that they are used well.",
    },
  ],
  performance: [
    {
      beside: { objectives: "weak" },
      training: "partly",
      because: "The objectives are unclear as well; people perform better once they know what is expected of them.",
    },
    {
      beside: { talent: "weak" },
      training: "yes",
      because: "The development of people is rated low as well, which makes missing skills a likely cause.",
    },
    {
      training: "partly",
      because: "Performance has many causes; the other ratings show which of them training can reach.",
    },
  ],
  readiness: [
    {
      beside: { technology: "weak" },
      training: "partly",
      because: "New skills can be built in time, but the technology is weak as well and needs an investment.",
    },
    {
      training: "yes",
      because: "The skills that the coming years ask for can be named today and built in time.",
    },
  ],
  needs: [
    {
      training: "no",
      because: "What is missing is a regular way to find out needs, of which this assessment can be the beginning.",
    },
  ],
  objectiveClarity: [
    {
      training: "no",
      because: "Leadership has to say first what it expects of the team; no course can do that in its place.",
    },
  ],
  roleClarity: [
    {
      beside: { objectiveClarity: "weak" },
      training: "no",
      because: "The team's objectives are unclear as well, and roles follow from objectives: settle both first.",
    },
    {
      training: "partly",
      because: "Who answers for what has to be settled; training team leads in delegating and agreeing on roles helps.",
    },
  ],
  collaboration: [
    {
      beside: { roleClarity: "weak" },
      training: "partly",
      because: "Unclear roles are a likely cause of friction; settle them, and train the team together afterwards.",
    },
    {
      beside: { resources: "weak" },
      training: "partly",
      because: "Scarce resources set people against each other; training helps once the worst shortage is over.",
    },
    {
      training: "yes",
      because: "The answers do not blame roles or resources, and working together can be learned, best as a team.",
    },
  ],
} as const satisfies Partial<Record<IndicatorId, TrainingRules>>;
