import type { TeamDimensionId } from "./team-dimensions";

/** The headings of the heat map's columns, with soft hyphens for breaks in a narrow column. */
export const columnHeadings = {
  objectiveClarity: "Objec\u00adtive clar\u00adity",
  roleClarity: "Role clar\u00adity",
  collaboration: "Col\u00adlab\u00adora\u00adtion",
  empowerment: "Em\u00adpow\u00ader\u00adment",
  alignment: "Align\u00adment",
  resources: "Re\u00adsourc\u00ades",
  teamCommunication: "Com\u00admu\u00adni\u00adca\u00adtion",
} as const satisfies Record<TeamDimensionId, string>;
