import type * as english from "../../../../domain/course/words";
import { formatDateTime, formatNumber, plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

const texts = (count: number) => plural(count, { one: "# Text", other: "# Texte" });
const ofTexts = (count: number) => plural(count, { one: "# Text", other: "# Texten" });
const areLeft = (count: number) => plural(count, { one: "# bleibt übrig", other: "# bleiben übrig" });

export const modelFailures: InLanguage<typeof english.modelFailures> = {
  busy: "Das Sprachmodell ist gerade ausgelastet. Bitte versuchen Sie es in einer Minute noch einmal.",
  unavailable: "Das Sprachmodell ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  slow: "Das Sprachmodell hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.",
  stalled:
    "Der Text brach vor dem Ende ab, weil das Sprachmodell verstummt ist. Was angekommen ist, bleibt und ist als unvollständig markiert.",
  cut: "Der Text brach vor dem Ende ab, weil die Verbindung zum Sprachmodell abgerissen ist. Was angekommen ist, bleibt und ist als unvollständig markiert.",
  tooLong:
    "Der Text hat die größte Länge erreicht, die das Modell schreibt, und ist dort abgeschnitten. Was angekommen ist, bleibt und ist als unvollständig markiert.",
  empty: "Das Sprachmodell hat mit einem leeren Text geantwortet. Bitte versuchen Sie es noch einmal.",
  refused: "Das Sprachmodell will das nicht schreiben. Bitte ändern Sie das Thema und versuchen Sie es noch einmal.",
  overtime:
    "Der Text wurde in der Zeit, die es für einen gibt, nicht fertig. Was angekommen ist, bleibt und ist als unvollständig markiert.",
  retired:
    "Dieses Werkzeug kann gerade nicht schreiben. Wir wissen davon und sorgen dafür, dass es bald wieder schreibt.",
  unknownModel:
    "Gerade kann nichts geschrieben werden, weil in unseren Einstellungen ein Fehler ist. Wir wissen davon.",
  keyRefused: "Gerade kann nichts geschrieben werden, weil es mit unserem Konto ein Problem gibt. Wir wissen davon.",
  unpaid: "Gerade kann nichts geschrieben werden, weil unser Guthaben dafür aufgebraucht ist. Wir wissen davon.",
  misconfigured: "Das Sprachmodell ist nicht richtig eingerichtet. Bitte sagen Sie es uns, wir bringen es in Ordnung.",
};

export const modelRepairs: InLanguage<typeof english.modelRepairs> = {
  retired:
    "Der Anbieter hat das Modell in OPENAI_MODEL eingestellt. Tragen Sie in functions/.env.<project> den Nachfolger ein und stellen Sie die Functions neu bereit.",
  unknownModel:
    "Der Server unter OPENAI_BASE_URL kennt das Modell in OPENAI_MODEL nicht, oder der Schlüssel darf es nicht nutzen. Berichtigen Sie eines von beiden und stellen Sie die Functions neu bereit.",
  keyRefused:
    "Der Server unter OPENAI_BASE_URL nimmt den Schlüssel nicht an. Setzen Sie das Geheimnis OPENAI_API_KEY neu und stellen Sie die Functions neu bereit.",
  unpaid:
    "Das Konto hat laut Anbieter kein Guthaben mehr. Laden Sie es dort auf oder heben Sie die Grenze an; neu bereitzustellen ist nichts.",
  misconfigured:
    "Der Server unter OPENAI_BASE_URL nimmt die Anfrage so nicht an. Ein Modell, das nicht nachdenkt, braucht ein leeres MODEL_REASONING_EFFORT.",
};

export const generationLimitMessages: InLanguage<typeof english.generationLimitMessages> = {
  own: "Ihre kostenlosen Texte für heute sind aufgebraucht. Was Sie erstellt haben, bleibt in diesem Browser.",
  account: "Die Texte Ihres Kontos für heute sind aufgebraucht. Was Sie erstellt haben, bleibt.",
  network:
    "Die kostenlosen Texte Ihres Netzes für heute sind aufgebraucht. Was Sie erstellt haben, bleibt in diesem Browser.",
  everybody:
    "Die kostenlosen Texte für heute sind für alle aufgebraucht. Was Sie erstellt haben, bleibt in diesem Browser.",
  everybodyThisHour:
    "Gerade schreiben viele: Die kostenlosen Texte dieser Stunde sind aufgebraucht. Was Sie erstellt haben, bleibt in diesem Browser.",
  tokens:
    "Heute kann nichts mehr geschrieben werden: Was für einen Tag vorgesehen ist, ist aufgebraucht. Was Sie haben, bleibt.",
  stops: "Aus Ihrem Netz wurden in dieser Stunde zu viele Texte angehalten.",
  switchedOff:
    "Das Schreiben ist gerade ausgeschaltet. Was Sie haben, bleibt; bitte versuchen Sie es später noch einmal.",
};

export const missingWords: InLanguage<typeof english.missingWords> = {
  write: "Fehlendes schreiben",
  writing: "Wird geschrieben …",
  stop: "Schreiben anhalten",
  writes: (count) => plural(count, { one: "Schreibt # Text.", other: "Schreibt # Texte, je zwei zugleich." }),
  uses: (count, limit, left) => `Braucht heute ${count} von ${ofTexts(limit)}; ${areLeft(left)}.`,
  usesAll: (count, missing, limit) =>
    `Schreibt heute ${count} von ${missing}: Mehr ist heute von ${ofTexts(limit)} nicht übrig.`,
  noneLeft: (limit) =>
    `${plural(limit, { one: "Ihr # Text von heute ist", other: "Ihre # Texte von heute sind" })} aufgebraucht. Morgen geht es weiter.`,
  progress: (nth, total, names) => `Schreibt ${nth} von ${total}: ${names}.`,
  left: (count) => plural(count, { one: "# Text fehlt noch.", other: "# Texte fehlen noch." }),
  ended: "Schreiben beendet",
  stopped: "Das Schreiben wurde angehalten.",
  interrupted: "Das Schreiben endete, als die Seite verlassen wurde. Mit der Schaltfläche geht es weiter.",
  elsewhere: "Ein anderes Fenster dieses Browsers schreibt bereits.",
};

export const courseWords: InLanguage<typeof english.courseWords> = {
  keepCourse: "Kurs behalten",
  module: "Modul",
  selectModule: "-- Modul wählen --",
  optional: "Freiwillig",
  targetAudience: "Zielgruppe",
  targetAudienceHint: "Wie in der Gliederung",
  audience: "Für wen",
  audienceHint: "Alle",
  level: "Niveau",
  anyLevel: "Beliebig",
  length: "Umfang",
  usualLength: "Ohne Vorgabe",
  language: "Sprache",
  languageHint: "Deutsch",
  topic: "Thema",
  topicHint: "Neuen im Team Feedback geben",
  topicMissing: "Bitte geben Sie ein Thema ein.",
  noModules: "Es gibt noch keine Module.",
  noModulesLink: "Erstellen Sie zuerst eine Kursgliederung",
  noModulesThen: "und wählen Sie dann hier eines ihrer Module.",
  moduleMissing: "Bitte wählen Sie ein Modul.",
  generating: "Wird erstellt …",
  removeGap: "Weglassen",
  text: "Text (Markdown)",
  isIncomplete: "Dieser Text ist unvollständig: Er endet dort, wo das Schreiben unterbrochen wurde.",
  goOnWriting: "Weiterschreiben",
  translationFailed: "Dieser Text konnte nicht übersetzt werden.",
  translationBrokeOff: "Diese Übersetzung ist abgebrochen. Was davor kam, bleibt.",
  cannotGoOn: "Dieser Text oder eine seiner Zeilen ist zu lang zum Senden. Bitte erstellen Sie ihn neu.",
  offline:
    "Sie sind offline. Was Sie getippt haben und was geschrieben wurde, bleibt in diesem Browser; bitte versuchen Sie es noch einmal, wenn Sie online sind.",
  stop: "Anhalten",
  addSource: "Quelle hinzufügen",
  draftNotKept:
    "Dieser Browser lässt uns Ihren Entwurf nicht speichern: Er ist verloren, wenn Sie den Tab schließen. Laden Sie herunter, was Sie brauchen.",
  course: "Kurs",
  fileOf: (title) => `Kurs ${title}`,
  yourCourse: "Ihr Kurs",
  textsOfCourse: "Texte dieses Kurses",
  texts: {
    "course-outline": "Gliederung",
    "study-material": "Lernmaterial",
    "lesson-content": "Lektion",
    storyboard: "Drehbuch",
    assessment: "Lernkontrolle",
  },
  columns: { "lesson-content": "Lektion", storyboard: "Dreh\u00ADbuch", assessment: "Lern\u00ADkontrolle" },
  moduleText: (module, name) => `${name} zu Modul ${module}`,
  states: {
    open: "offen",
    unfinished: "unfertig",
    written: "geschrieben",
    writing: "wird geschrieben",
    here: "hier",
  },
  textIs: (name, states) => `${name}: ${states.join(", ")}`,
  next: (name) => `Weiter: ${name}`,
  textsOf: (written, all) => `${written} von ${ofTexts(all)}`,
  textsWritten: (written, all) => `${written} von ${ofTexts(all)} geschrieben`,
  download: "Herunterladen",
  downloadCourse: "Kurs herunterladen",
  nextDownload: "Weiter: Kurs herunterladen",
  downloads: { markdown: "Als Markdown", word: "Als Word-Datei" },
  guideOf: (title) => `Leitfaden für die Kursleitung: ${title}`,
  trainersGuide: "Leitfaden für die Kursleitung",
  guideDownloads: { word: "Leitfaden als Word-Datei", print: "Leitfaden drucken" },
  packages: { scorm: "SCORM-Paket (LMS)", pages: "Webseiten (ZIP)" },
  partFailed:
    "Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  leftOut: (open, all) =>
    `${formatNumber(open)} von ${plural(all, { one: "1 Frage", other: "# Fragen" })} ${open === 1 ? "nennt nicht genau eine richtige Antwort und bleibt" : "nennen nicht genau eine richtige Antwort und bleiben"} weg.`,
  severalAnswers: (count) =>
    plural(count, {
      one: "1 Frage hat mehrere richtige Antworten: Ein falsches Kreuz nimmt ihr alle Punkte.",
      other: "# Fragen haben mehrere richtige Antworten: Ein falsches Kreuz nimmt der Frage alle Punkte.",
    }),
  questionsOf: (title) => `${title} Fragen`,
  brief: "Der Auftrag",
  changeBrief: "Auftrag ändern",
  evidenceInShort: (ticked, all) => `Belege: ${ticked} von ${all}`,
  againTitle: "Gliederung neu schreiben?",
  againMeaning: (others) =>
    `Eine neue Gliederung tritt an die Stelle dieses Kurses. Die Gliederung${others > 0 ? ` und ${texts(others)} ihrer Module kommen` : " kommt"} zu den früheren Ergebnissen; von dort lässt sich alles zurückholen.`,
  againConfirm: "Neu schreiben",
  translate: "Diesen Kurs übersetzen",
  startOver: "Von vorn beginnen",
  startOverTitle: "Von vorn beginnen?",
  startOverMeaning: "Damit verschwinden das Thema, alle Texte und die früheren Ergebnisse aus diesem Browser.",
  actions: "Was Sie mit diesem Text tun können",
  preview: "Vorschau",
  edit: "Als Markdown bearbeiten",
  doneEditing: "Bearbeiten beenden",
  gift: "GIFT",
  moodleXml: "Moodle XML",
  qti: "QTI 1.2 (ZIP)",
  slides: "Folien (PowerPoint)",
  noSlides:
    "Es ließen sich keine Folien machen: In diesen Texten wurden weder Bildschirme eines Drehbuchs noch eine Lektion gefunden.",
  originOfWords: "Woher diese Worte kommen",
  earlier: (count) => `Frühere Ergebnisse (${count})`,
  earlierResult: (writtenAt, about, edited, incomplete) =>
    `${writtenAt}: ${about}${edited ? " (bearbeitet)" : ""}${incomplete ? " (unvollständig)" : ""}`,
  resultOf: (title) => `${title}: Ergebnis`,
  resultHere: (title, incomplete) => `${title}: Der Text ist da${incomplete ? ", aber unvollständig" : ""}.`,
  textFailed:
    "Ihr Text ist gespeichert, ließ sich aber nicht anzeigen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.",
  qualityFailed:
    "Die Qualitätskarte konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  rewrite: "Neu schreiben",
  questions: "Fragen",
  readers: { teachers: "Mit Antworten", learners: "Für Lernende" },
  rightAnswer: "richtige Antwort",
  writtenElsewhere: "Ein anderes Fenster schreibt diesen Text. Er erscheint hier, sobald er fertig ist.",
  stillWriting: (about) => `„${about}“ wird noch geschrieben; der Text wartet dort auf Sie.`,
  goOnFrom: (time) => `Ab ${formatDateTime(time)} geht es weiter.`,
};
