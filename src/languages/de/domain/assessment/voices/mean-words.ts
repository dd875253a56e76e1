import type * as english from "../../../../../domain/assessment/voices/mean-words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const spreadNames: InLanguage<typeof english.spreadNames> = {
  close: "nah beieinander",
  apart: "auseinander",
  "far apart": "weit auseinander",
};

export const voicesInNumbers: typeof english.voicesInNumbers = (voices) =>
  plural(voices, { one: "1 Stimme", other: "# Stimmen" });

export const teamSays: typeof english.teamSays = (mean, voices, spread) =>
  `im Mittel ${String(mean).replace(".", ",")} von 5 bei ${plural(voices, { one: "1 Stimme", other: "# Stimmen" })}, ${spreadNames[spread]}`;

export const theTeamSays: typeof english.theTeamSays = (says) => `Das Team selbst sagt: ${says}`;

export const voicesOf: typeof english.voicesOf = (team) => `${team}, das Team selbst`;
