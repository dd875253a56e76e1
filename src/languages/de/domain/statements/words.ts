// The words about learning records for administrators; the records themselves stay English.
import type * as english from "../../../../domain/statements/words";
import { formatDateTime, plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export const relayProblems: InLanguage<typeof english.relayProblems> = {
  unset: "Es ist kein Speicher der Lernnachweise eingerichtet. Die Nachweise warten, bis es einen gibt.",
  unreachable: "Der Speicher der Lernnachweise ist nicht erreichbar.",
  slow: "Der Speicher der Lernnachweise antwortet nicht rechtzeitig.",
  busy: "Der Speicher der Lernnachweise bittet uns, langsamer zu senden.",
  failing: "Der Speicher der Lernnachweise hat selbst eine Störung.",
  credentials: "Der Speicher der Lernnachweise weist unseren Benutzernamen oder unser Passwort ab.",
  misplaced: "Unter der eingerichteten Adresse gibt es keinen Speicher der Lernnachweise.",
  version: "Der Speicher der Lernnachweise spricht die eingerichtete Version von xAPI nicht.",
};

export const noReasonGiven: typeof english.noReasonGiven = (status) =>
  `Der Speicher antwortete ${status} und nannte keinen Grund.`;

export const statementWords: InLanguage<typeof english.statementWords> = {
  title: "Lernnachweise",
  statusFailed: "Der Stand der Lernnachweise konnte nicht geladen werden.",
  delivered: "Zugestellt",
  waiting: "Wartend",
  rejected: "Abgewiesen",
  hideReasons: "Gründe ausblenden",
  showReasons: "Gründe anzeigen",
  asking: "Wird angefordert …",
  sendAgain: "Abgewiesene erneut senden",
  sendAgainFailed: "Das erneute Senden ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  loadingReasons: "Die Gründe werden geladen …",
  reasonsFailed: "Die Gründe konnten nicht geladen werden.",
  noReason: "Der Speicher nannte keinen Grund.",
  reasons: "Gründe",
  recordsRejected: (count) =>
    `Der Speicher der Lernnachweise hat ${plural(count, { one: "einen Nachweis", other: "# Nachweise" })} abgewiesen. Verloren ist nichts: Ist die Ursache behoben, senden Sie erneut.`,
  sentAgain: (count) =>
    plural(count, { one: "1 Nachweis wird erneut gesendet.", other: "# Nachweise werden erneut gesendet." }),
  retryAt: (time) => `Wir versuchen es wieder: ${formatDateTime(time)}.`,
  oldest: (since) => `Der älteste Nachweis wartet seit ${formatDateTime(since)}.`,
};
