import type { CompanyIndicatorId } from "../company-indicators";
import type { TrainingRules } from "./training-rules";

/** Tells apart a strategy that training makes known and lived from one that leadership has to decide first. */
export const strategyRules = {
  missionClarity: [
    {
      absent: true,
      training: "no",
      because: "Leadership has to agree on a mission first; people cannot be trained in one that does not exist.",
    },
    {
      training: "partly",
      because:
        "Leadership has to say the mission more clearly; training then helps managers to bring it to their teams.",
    },
  ],
  valuesAlignment: [
    {
      absent: true,
      training: "no",
      because: "Leadership has to settle on the core values first; training can only spread what has been decided.",
    },
    {
      ticked: "Leadership",
      training: "partly",
      because: "Leadership is named as an obstacle: people follow the example they see, so leaders come first.",
    },
    {
      ticked: "Organizational Culture",
      training: "partly",
      because:
        "A culture changes through what is rewarded and tolerated; training supports that but cannot replace it.",
    },
    {
      ticked: "Lack of Training",
      training: "yes",
      because: "A lack of training is named as the obstacle, and neither leadership nor culture is.",
    },
    {
      training: "partly",
      because: "Training can show what the values mean in daily work, once leaders live by them visibly.",
    },
  ],
  metrics: [
    {
      beside: { objectives: "weak" },
      training: "no",
      because:
        "The objectives are unclear as well, and measures cannot be better than the objectives that they measure.",
    },
    {
      training: "partly",
      because:
        "Choosing the right measures is a decision; reading them and acting on them is a skill that managers learn.",
    },
  ],
  strategyCommunication: [
    {
      beside: { objectives: "weak" },
      training: "no",
      because: "The objectives themselves are unclear, and what is unclear cannot be communicated well.",
    },
    {
      training: "partly",
      because: "Regular channels have to be set up; training then helps leaders to explain the strategy well.",
    },
  ],
} as const satisfies Partial<Record<CompanyIndicatorId, TrainingRules>>;
