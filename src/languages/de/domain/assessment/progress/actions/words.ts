import type * as english from "../../../../../../domain/assessment/progress/actions/words";
import type { ActionChange, ActionStatus } from "../../../../../../domain/assessment/progress/actions/action-progress";
import { dayInWords, formatDateTime, plural } from "../../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../../in-language";

export type { Reader } from "../../../../../../domain/assessment/progress/actions/words";

export const statusNames: InLanguage<typeof english.statusNames> = {
  planned: "Geplant",
  running: "In Arbeit",
  done: "Erledigt",
  dropped: "Aufgegeben",
};

export function progressInShort({ done, running, dropped }: Record<ActionStatus, number>, all: number): string {
  const more = [...(running > 0 ? [`${running} in Arbeit`] : []), ...(dropped > 0 ? [`${dropped} aufgegeben`] : [])];
  return `${[`${done} von ${plural(all, { one: "1 Maßnahme", other: "# Maßnahmen" })} erledigt`, ...more].join(", ")}.`;
}

export function followerInWords({ by, role }: Pick<ActionChange, "by" | "role">, me: english.Reader): string {
  if (by === me.uid) return "Sie";
  if (role === "business") return me.isConsultant ? "das Unternehmen" : "jemand aus Ihrem Unternehmen";
  return me.isConsultant ? "jemand anders aus der Beratung" : "Ihr Beratungsteam";
}

export const actionWords: InLanguage<typeof english.actionWords> = {
  title: "Was getan ist",
  say: "Angeben, was erledigt ist",
  lead: "Markieren Sie jede Maßnahme als in Arbeit, erledigt oder aufgegeben. Sie und Ihr Beratungsteam sehen das beide.",
  leadOfConsultant:
    "Markieren Sie jede Maßnahme als in Arbeit, erledigt oder aufgegeben. Das Unternehmen sieht dasselbe.",
  loading: "Was getan ist, wird geladen …",
  failed:
    "Was getan ist, konnte nicht geladen werden. Der Plan unten ist vollständig; bitte versuchen Sie es noch einmal.",
  filter: "Zeigen",
  every: "Alle Maßnahmen",
  filtered: (status, count) => `${statusNames[status]} (${count})`,
  noneShown: "Hier ist noch keine Maßnahme.",
  since: (day) => `seit ${dayInWords(day)}`,
  notSaid: "noch nichts gemeldet",
  statusOf: (title) => `Stand von „${title}“`,
  addNote: "Notiz hinzufügen",
  changeNote: "Notiz ändern",
  noteOn: (title) => `zu „${title}“`,
  status: "Stand",
  day: "Seit",
  note: "Notiz",
  noteHint: "Beide lesen sie: das Unternehmen und sein Beratungsteam.",
  save: "Speichern",
  saving: "Wird gespeichert …",
  discard: "Verwerfen",
  draftKept: "Sie hatten das zu schreiben begonnen und noch nicht gespeichert.",
  saved: (title) => `Gespeichert: ${title}.`,
  overtaken: (who, status) =>
    `Gespeichert. Davor stand dort „${statusNames[status]}“ (${who}); das ist im Verlauf zu sehen.`,
  saveFailed:
    "Das konnte nicht gespeichert werden. Was Sie geschrieben haben, ist noch hier; bitte versuchen Sie es noch einmal.",
  changedBy: (who, at) => `Geändert: ${who}, ${formatDateTime(at)}.`,
  history: (count) => plural(count, { one: "1 frühere Änderung", other: "# frühere Änderungen" }),
  fellAway: "Nicht mehr im Plan",
  fellAwayLead: "Eine neuere Fassung des Plans enthält sie nicht mehr. Was dazu gesagt wurde, bleibt erhalten.",
  action: "Maßnahme",
  team: "Team",
};
