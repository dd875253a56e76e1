import * as english from "../../../../../domain/assessment/gap-profile/team-dimensions";
import { labelledInGerman } from "./labelled-in-german";

export const teamDimensions = labelledInGerman(english.teamDimensions, {
  objectiveClarity: "Klarheit der Ziele",
  roleClarity: "Klarheit der Rollen",
  collaboration: "Zusammenarbeit",
  empowerment: "Freiraum",
  alignment: "Strategische Ausrichtung",
  resources: "Mittel",
  teamCommunication: "Kommunikation",
});
