import type { TeamDimensionId } from "../team-dimensions";
import type { TrainingRules } from "./training-rules";

/**
 * Tells apart the gaps of a team that training closes from those that need clarity, decision rights or resources first.
 */
export const teamRules = {
  empowerment: [
    {
      training: "no",
      because: "Decision rights have to be given; training people to decide what they may not decide frustrates them.",
    },
  ],
  alignment: [
    {
      beside: { objectiveClarity: "weak" },
      training: "no",
      because: "The team's objectives are unclear, so its members cannot know what to align with: clarify them first.",
    },
    {
      beside: { objectives: "weak" },
      training: "no",
      because: "The objectives of the whole organization are unclear, so no team can be expected to align with them.",
    },
    {
      training: "partly",
      because: "Leaders have to link the team's work to the strategy; workshops are a good place to do that.",
    },
  ],
  resources: [
    {
      beside: { roleClarity: "strong" },
      training: "no",
      because: "Roles are clear, so what is missing is people, time, tools or budget: resources, not training.",
    },
    {
      beside: { roleClarity: "weak" },
      training: "no",
      because: "Unclear roles waste what there is: settle the roles first, then see which resources are still missing.",
    },
    {
      training: "partly",
      because:
        "Planning and setting priorities can be trained; the rest is a matter of people, time, tools and budget.",
    },
  ],
  teamCommunication: [
    {
      beside: { roleClarity: "weak" },
      training: "partly",
      because:
        "Where roles are unclear people do not know whom to tell; settle them, and train communication beside that.",
    },
    {
      training: "yes",
      because: "Speaking openly, listening and giving feedback are skills that a team can learn.",
    },
  ],
} as const satisfies Partial<Record<TeamDimensionId, TrainingRules>>;
