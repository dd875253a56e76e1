import type * as english from "../../../../domain/accounts/signed-in-words";
import { formatList, plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

const roleNames = { admin: "Administration", reader: "Lesezugang" };

export const staffWords: InLanguage<typeof english.staffWords> = {
  adminDashboard: "Schreibtisch der Administration",
  forAdministrators:
    "Dieser Teil des Schreibtischs ist für die Administration. Fragen Sie dort, wenn Sie ihn brauchen.",
  colleagueInList: (email, role) => (role === undefined ? email : `${email} (${roleNames[role]})`),
};

const unsavedThings = {
  answers: { one: "eine nicht gespeicherte Antwort", other: "# nicht gespeicherte Antworten" },
  teams: { one: "ein Team, das Sie nicht hinzugefügt haben", other: "# Teams, die Sie nicht hinzugefügt haben" },
  messages: { one: "eine nicht gesendete Nachricht", other: "# nicht gesendete Nachrichten" },
  courses: { one: "Änderungen an einem Kurs", other: "Änderungen an # Kursen" },
  notes: { one: "eine nicht gespeicherte Notiz", other: "# nicht gespeicherte Notizen" },
  plans: { one: "Änderungen an einem Bildungsplan", other: "Änderungen an # Bildungsplänen" },
  sources: { one: "die Quellen eines Kurses", other: "die Quellen von # Kursen" },
  forms: { one: "ein nicht gesendetes Formular", other: "# nicht gesendete Formulare" },
};

export const logoutWords: InLanguage<typeof english.logoutWords> = {
  title: "Abmelden und Eingaben verlieren?",
  lost: (counts) => {
    const things = Object.entries(unsavedThings) as [keyof typeof unsavedThings, Record<"one" | "other", string>][];
    const lost = things.flatMap(([thing, forms]) => (counts[thing] > 0 ? [plural(counts[thing], forms)] : []));
    const saving =
      counts.answers > 0
        ? " Antworten werden von selbst gespeichert, sobald Sie die Bedarfsanalyse öffnen und online sind."
        : "";
    return `Beim Abmelden wird dieser Browser geleert. Nur hier gibt es noch: ${formatList(lost)}.${saving}`;
  },
  logoutFailed: "Sie konnten gerade nicht abgemeldet werden. Bitte versuchen Sie es noch einmal.",
  logout: "Abmelden",
  loggingOut: "Abmeldung läuft …",
  leave: "Abmelden und verlieren",
  stay: "Angemeldet bleiben",
};
