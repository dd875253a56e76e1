// The sentences that belong to no area; the operator's at the terminal stay English.
import type * as english from "../../../../domain/kernel/words";
import { brand } from "../../../../domain/kernel/brand";
import { formatNumber } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export { projectFailures } from "../../../../domain/kernel/words";

export const appMessages: InLanguage<typeof english.appMessages> = {
  pageFailed:
    "Diese Seite konnte nicht angezeigt werden. Was Sie gespeichert hatten, ist sicher; neu laden hilft meistens.",
  pageOnlyRead:
    "Diese Seite lässt sich lesen, aber nicht benutzen: Der Rest konnte nicht geladen werden. Laden Sie sie neu, sobald Sie wieder verbunden sind.",
  whoWeAre: "Wer wir sind",
  howWeWork: "Wie wir arbeiten",
  imprint: "Impressum",
  privacy: "Datenschutz",
  accessibility: "Barrierefreiheit",
  thirdPartyNotices: "Hinweise zu Software Dritter",
  mainNavigation: "Hauptmenü",
  aiTools: "KI-Werkzeuge",
  dashboard: "Übersicht",
  desk: "Schreibtisch",
  sampleReport: "Musterbericht",
  needsCheck: "Bedarfscheck",
  login: "Anmelden",
  skip: "Zum Inhalt",
};

export const scriptWords: InLanguage<typeof english.scriptWords> = {
  needsScript: `${brand.name} braucht JavaScript. Ohne JavaScript können Sie an ${brand.contact} schreiben.`,
};

export const pageDescriptions: InLanguage<typeof english.pageDescriptions> = {
  privacy: "Was wir speichern, wenn Sie diese Website benutzen, warum, wie lange, und wie Sie es löschen lassen.",
  accessibility:
    "Was wir dafür tun, dass alle diese Website benutzen können, und wohin Sie schreiben, wenn etwas im Weg steht.",
};

export const callMessages: InLanguage<typeof english.callMessages> = {
  signInFirst: "Bitte melden Sie sich zuerst an.",
  administratorsOnly: "Das darf nur die Administration.",
  staffOnly: "Das darf nur, wer mit den Anfragen arbeitet.",
  noLongerAdministrator:
    "Sie gehören nicht mehr zur Administration, also wurde nichts getan. Bitte melden Sie sich neu an.",
  noLongerReader: "Sie dürfen die Anfragen nicht mehr lesen, also wurde nichts getan. Bitte melden Sie sich neu an.",
  notFromOurPage:
    "Diese Seite wurde nicht als unsere erkannt. Bitte laden Sie sie neu, und versuchen Sie es noch einmal.",
  crashed: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal.",
  givenUp: "Der Aufruf wurde von der anderen Seite abgebrochen.",
};

const kindsInWords: Record<string, string> = {
  string: "ein Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  bigint: "eine ganze Zahl",
  boolean: "wahr oder falsch",
  date: "ein Datum",
  array: "eine Liste",
  tuple: "eine Liste",
  set: "eine Liste",
  object: "ein Objekt",
  record: "ein Objekt",
  map: "ein Objekt",
  file: "eine Datei",
  null: "leer",
  undefined: "weggelassen",
  void: "weggelassen",
  never: "weggelassen",
};

const formsInWords: Record<string, string> = {
  email: "eine vollständige E-Mail-Adresse, etwa name@company.com",
  url: "eine vollständige Webadresse, etwa https://www.company.com",
  uuid: "eine UUID",
  guid: "eine UUID",
  datetime: "Datum und Uhrzeit nach ISO 8601",
  date: "ein Datum nach ISO 8601",
  time: "eine Uhrzeit nach ISO 8601",
  duration: "eine Dauer nach ISO 8601",
  json_string: "JSON",
};

const unitsInWords: Record<string, string> = {
  string: "Zeichen",
  file: "Byte",
  array: "Einträge",
  set: "Einträge",
  map: "Einträge",
  object: "Einträge",
};

const relations = {
  "at least": "mindestens",
  "at most": "höchstens",
  "more than": "mehr als",
  "less than": "weniger als",
  exactly: "genau",
};

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(String(value))).join(", ");

export const requestFaults: InLanguage<typeof english.requestFaults> = {
  sentence: (field, fault) => `${field === "" ? "Die Anforderung" : `Das Feld „${field}“`} ${fault}.`,
  // A sentence that asks for something names it in German, where the name of the field says nothing.
  named: (sentence, field) =>
    sentence.startsWith("Bitte geben Sie") ? sentence : sentence.replace(/\.?$/, ` („${field}“).`),
  missing: "fehlt",
  kind: (kind) => `muss ${kindsInWords[kind] ?? `von der Art "${kind}"`} sein`,
  form: (form) => (formsInWords[form] ? `muss ${formsInWords[form]} sein` : "hat nicht die verlangte Form"),
  bound: (kind, bound, relation) => {
    const how = relations[relation];
    if (kind === "date") return `muss ${how} ${new Date(Number(bound)).toISOString()} sein`;
    const unit = unitsInWords[kind];
    if (unit && relation === "at least" && Number(bound) === 1) return "darf nicht leer sein";
    return unit ? `muss ${how} ${formatNumber(bound)} ${unit} haben` : `muss ${how} ${formatNumber(bound)} sein`;
  },
  either: (faults) => faults.join(" oder "),
  multiple: (of) => `muss ein Vielfaches von ${of} sein`,
  oneOf: (values) => `muss ${values.length > 1 ? "eines sein von" : "so lauten:"} ${listed(values)}`,
  unknownFields: (fields) => `hat unbekannte Felder: ${listed(fields)}`,
  key: "hat ein Feld, dessen Name nicht passt",
  entry: "hat einen Eintrag, der nicht passt",
  halfCharacter: "hat ein halbiertes Zeichen; bitte schreiben Sie es noch einmal",
  misfit: "passt nicht",
};

export const letterWords: InLanguage<typeof english.letterWords> = {
  unsubscribe: "Abbestellen",
  buttonFails: "Funktioniert der Knopf nicht, kopieren Sie diese Adresse in Ihren Browser:",
};

export const contactWords: InLanguage<typeof english.contactWords> = {
  email: "E-Mail",
  businessName: "Unternehmen",
  name: "Name",
  website: "Website",
  howWeHandleIt: "Wie wir damit umgehen",
};

export const mailWords: InLanguage<typeof english.mailWords> = {
  subject: "Betreff",
  message: "Nachricht",
  sending: "Wird gesendet …",
  send: "Senden",
};
