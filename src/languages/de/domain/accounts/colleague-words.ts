import type * as english from "../../../../domain/accounts/colleague-words";
import type { InLanguage } from "../../../in-language";

const roleNames: Partial<Record<string, string>> = {
  administrator: "Administrator",
  reader: "Lesezugang",
};

export const colleagueWords: InLanguage<typeof english.colleagueWords> = {
  title: "Team",
  lead: "Der Betreiber der Website vergibt und entzieht die Rollen. Wer dazukommt, steht nach der ersten Anmeldung hier.",
  loading: "Das Team wird geladen …",
  failed: "Das Team konnte gerade nicht geladen werden.",
  role: (role, isMe) => {
    const name = roleNames[role] ?? role;
    return isMe ? `${name} (Sie)` : name;
  },
  leftOn: "ausgeschieden am",
  withoutAddress: "Ein Konto ohne Adresse",
};
