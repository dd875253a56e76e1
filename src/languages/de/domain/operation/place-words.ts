import type * as english from "../../../../domain/operation/place-words";
import type { InLanguage } from "../../../in-language";

export const placeWords: InLanguage<typeof english.placeWords> = {
  navigation: "Schreibtisch",
  inbox: "Eingang",
  businesses: "Unternehmen",
  listOfBusinesses: "Unternehmen",
  allBusinesses: "Alle Unternehmen",
  mailingList: "Verteiler",
  settings: "Einstellungen",
  waits: "Was wartet",
  inquiries: (count, isOne) => `${count} ${isOne ? "Anfrage" : "Anfragen"}`,
  tasks: (count, isOne) => `${count} ${isOne ? "Aufgabe" : "Aufgaben"}`,
  attention: (count, isOne) => `${count} Unternehmen ${isOne ? "wartet" : "warten"} auf Sie`,
  invitationsForAttention: "Einladungen, die auf Sie warten",
  find: "Suchen",
  findKeys: "Control+K Meta+K",
};
