import type * as english from "../../../../../domain/assessment/voices/words";
import { spreadNames, voicesInNumbers } from "../../../../../domain/assessment/voices/mean-words";
import { formatMeasured } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const leaderAndTeamWords: InLanguage<typeof english.leaderAndTeamWords> = {
  title: "Führungskraft und Team",
  lead: "Die Einschätzung der Führungskraft neben dem Mittelwert, den sich das Team selbst gegeben hat, ohne Namen. Der größte Unterschied steht zuerst.",
  says: (leader, mean) =>
    `${leader === undefined ? "Die Führungskraft hat es nicht eingeschätzt" : `Die Führungskraft sagt ${leader}`}, das Team sagt ${formatMeasured(mean)}`,
  of: (label, team) => `${label} im ${/^team/i.test(team) ? team : `Team ${team}`}`,
  apart: (difference) =>
    difference === 0
      ? "gleich"
      : `um ${formatMeasured(Math.abs(difference))} ${difference > 0 ? "niedriger" : "höher"}`,
  spread: (spread, voices) => `${spreadNames[spread]}, ${voicesInNumbers(voices)}`,
  table: "Einschätzungen von Führungskraft und Team",
  rating: "Einschätzung",
  sides: "Führungskraft und Team",
  difference: "Der Mittelwert des Teams ist",
  ratings: "Die Einschätzungen des Teams",
  team: "Team",
  list: "Einschätzungen",
  sentences: (team) => `In eigenen Worten: ${team}`,
  takeOut: "Diesen Satz entfernen",
  takeOutQuestion: "Diesen Satz endgültig entfernen?",
  takeOutMeaning:
    "Er wird für alle aus der Runde entfernt. Er lässt sich nicht zurückholen, und wer ihn geschrieben hat, lässt sich nicht finden.",
  keep: "Behalten",
  takingOut: "Wird entfernt …",
  failed: "Der Satz konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.",
  secondNumber: "Die zweite Zahl einer Zelle ist der Mittelwert, den sich das Team selbst gegeben hat.",
  inCell: (mean) => `das Team ${formatMeasured(mean)}`,
  since: "Die Teams über sich selbst",
  sinceLead: "Stimmen verglichen mit Stimmen: die Mittelwerte derselben Teams damals und heute.",
};
