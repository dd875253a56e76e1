import type * as english from "../../../../../domain/assessment/gap-profile/column-headings";
import type { InLanguage } from "../../../../in-language";

/** The headings of the heat map's columns, with soft hyphens for breaks in a narrow column. */
export const columnHeadings: InLanguage<typeof english.columnHeadings> = {
  objectiveClarity: "Klare Ziele",
  roleClarity: "Klare Rol\u00adlen",
  collaboration: "Zu\u00adsam\u00admen\u00adar\u00adbeit",
  empowerment: "Frei\u00adraum",
  alignment: "Aus\u00adrich\u00adtung",
  resources: "Mit\u00adtel",
  teamCommunication: "Kom\u00admu\u00adni\u00adka\u00adtion",
};
