import type { Indicator } from "./indicators";

/** The indicators that each team has. Their order is that of the heat map's columns. */
export const teamDimensions = {
  objectiveClarity: {
    label: "Objective clarity",
    step: "2",
    field: "objectiveClarity",
    five: "good",
    axis: "teams",
    weight: 3,
  },
  roleClarity: { label: "Role clarity", step: "2", field: "roleClarity", five: "good", axis: "teams", weight: 3 },
  collaboration: { label: "Collaboration", step: "2", field: "collaboration", five: "good", axis: "teams", weight: 2 },
  empowerment: { label: "Empowerment", step: "2", field: "empowerment", five: "good", axis: "teams", weight: 2 },
  alignment: { label: "Strategic alignment", step: "2", field: "alignment", five: "good", axis: "teams", weight: 2 },
  resources: { label: "Resources", step: "2", field: "resourceAdequacy", five: "good", axis: "teams", weight: 2 },
  teamCommunication: {
    label: "Team communication",
    step: "2",
    field: "communication",
    five: "good",
    axis: "teams",
    weight: 2,
  },
} as const satisfies Record<string, Indicator>;

export type TeamDimensionId = keyof typeof teamDimensions;
