import type * as english from "../../../../domain/assessment/words";
import { plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export const assessmentMessages: InLanguage<typeof english.assessmentMessages> = {
  wrongAccessCode: "Der Zugangscode stimmt nicht. Bitte versuchen Sie es noch einmal.",
  planFailed: "Ihr Bildungsplan konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  planRunning: "Ihr Bildungsplan wird bereits geschrieben. Er erscheint hier, sobald es weitergeht.",
  planLimit: (most) =>
    `Ein Unternehmen kann an einem Tag ${most} Pläne erstellen lassen, und Sie hatten alle. Ihr letzter Plan bleibt erhalten.`,
  planWriting:
    "Sie können diese Seite verlassen oder schließen: Der Plan wird weitergeschrieben und ist da, wenn Sie wiederkommen.",
  planProgress: (section, of) =>
    section === 0 ? "Ihre Antworten werden gelesen …" : `Abschnitt ${section} von ${of} wird geschrieben.`,
  planHere: "Ihr Bildungsplan ist da.",
  planStopped: "Das Schreiben Ihres Plans ist vor dem Ende abgebrochen.",
  planKept: (sections, of) =>
    sections === 0
      ? "Noch ist kein Abschnitt fertig."
      : `${sections} von ${of} Abschnitten sind fertig und bleiben erhalten.`,
  planOlder:
    "Seit dieser Plan erstellt wurde, haben sich Antworten geändert. Erstellen Sie ihn neu, damit er sie berücksichtigt.",
  planUnreferenced:
    "Dieser Plan verweist nicht auf Ihre Antworten und zeigt daher nicht, worauf er beruht. Sie können ihn neu erstellen.",
  planUnchanged:
    "Seit dieser Plan erstellt wurde, haben sich Ihre Antworten nicht geändert. Ein neuer Plan würde fast dasselbe in anderen Worten sagen und diesen ersetzen.",
  planFromSaved:
    "Der Plan beruht auf Ihren gespeicherten Antworten, und das waren nicht die auf diesem Bildschirm. Dieser Prompt wurde verwendet:",
  planTooLong:
    "Ihre Antworten sind zu lang, um daraus einen Plan zu erstellen. Sie bleiben alle erhalten; bitte kürzen Sie die längsten und versuchen Sie es noch einmal.",
  planNoAnswers:
    "Es gibt noch keine Antworten, aus denen ein Plan werden könnte. Bitte beantworten Sie zuerst einen Schritt.",
  planNotInvited:
    "Einen Plan kann nur ein Unternehmen erstellen lassen, das sich mit seiner Einladung registriert hat.",
  planUnsaved:
    "Ihre Antworten waren noch nicht auf dem Server, daher wurde kein Plan angefordert. Sie bleiben in diesem Browser erhalten.",
  teamNameMissing: "Bitte geben Sie den Namen des Teams ein, bevor Sie es hinzufügen.",
  teamNotAdded:
    "Die Angaben zu einem Team sind noch nicht gespeichert. Möchten Sie es hinzufügen, bevor Sie weitergehen?",
  buildingPrompt: "Ihr Prompt wird zusammengestellt …",
  gateUnreachable:
    "Der Zugangscode konnte gerade nicht geprüft werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  codeSent: (email) => `Ihr Zugangscode ist unterwegs an ${email}.`,
  codeNotSent: "Ihr Zugangscode konnte gerade nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  codeLimit: (most) =>
    `Ihr Zugangscode wurde heute ${most}-mal gesendet, öfter geht es nicht. Bitte suchen Sie die E-Mail, auch im Spam-Ordner.`,
  codeNotInvited: "Einen Zugangscode hat nur ein Unternehmen, das sich mit seiner Einladung registriert hat.",
  gateWait: (seconds) => `Zu viele falsche Codes. Bitte warten Sie ${seconds} Sekunden bis zum nächsten Versuch.`,
  answersSaving: "Ihre Antworten werden gespeichert …",
  answersSaved: "Alle Antworten sind gespeichert.",
  answersOffline:
    "Sie sind offline. Ihre Antworten bleiben in diesem Browser erhalten und werden gespeichert, sobald die Verbindung wieder da ist.",
  answersRefused:
    "Ihre letzten Antworten konnten nicht gespeichert werden: Der Server nimmt sie von diesem Konto nicht an. Sie bleiben in diesem Browser erhalten. Bitte melden Sie sich neu an oder sagen Sie uns Bescheid.",
  answersMisfit: (why) =>
    `Eine Antwort kann nicht gespeichert werden. ${why} Bis dahin bleibt sie in diesem Browser erhalten.`,
  answersFailed:
    "Ihre Antworten konnten gerade nicht geöffnet werden. Es ist nichts verloren; bitte versuchen Sie es noch einmal.",
  reviewFailed:
    "Die Durchsicht konnte gerade nicht geladen werden. Ihre Antworten sind sicher; bitte versuchen Sie es noch einmal.",
};

export const businessMessages: InLanguage<typeof english.businessMessages> = {
  loading: "Das Unternehmen wird geladen …",
  unknown:
    "Zu diesem Code gibt es kein Unternehmen. Vielleicht wurde es entfernt; die Liste der Einladungen zeigt alle Unternehmen.",
  failed: "Dieses Unternehmen konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  noAnswers:
    "Dieses Unternehmen hat noch nichts beantwortet. Sobald es das tut, erscheinen hier seine Antworten und sein Lückenprofil.",
  readsAnother: (language) =>
    `Sprache dieses Unternehmens: ${language}. Was Sie hier mitnehmen, ist in der Sprache dieser Seite.`,
  openInItsLanguage: "Diese Seite in der Sprache des Unternehmens öffnen",
  lastLogin: "Letzte Anmeldung",
  lastAnswer: "Letzte Antwort",
  plan: "Plan",
  planNotMade: "Noch nicht erstellt",
  back: "Alle Unternehmen",
  business: "Unternehmen",
  answers: "Antworten",
  exportAnswers: "Antworten mitnehmen",
  progress: "Fortschritt",
  answersOf: (business) => `Antworten: ${business}`,
  notBegun: "nicht begonnen",
  allAnswered: (asked) => `alle ${asked} beantwortet`,
  someAnswered: (answered, asked) => `${answered} von ${asked} beantwortet`,
};

export const planWords: InLanguage<typeof english.planWords> = {
  plan: "Bildungsplan",
  why: "Warum?",
  restsOnOlder: "Beruht auf einer Antwort, die sich seither geändert hat",
  generalAdvice: "Allgemeiner Rat",
  design: "Kurs entwerfen",
  goOn: "Weiterschreiben",
  lastPlanBelow: "Ihr letzter Plan steht unverändert unten.",
  generating: "Wird erstellt …",
  generate: "Bildungsplan erstellen",
  writeAgain: "Neu erstellen",
  yourPlan: "Ihr Bildungsplan",
  usedPrompt: "Verwendeter Prompt",
  againTitle: "Neu erstellen?",
  againConfirm: "Neu erstellen",
  againDecline: "Diesen Plan behalten",
  planOf: (business) => `Bildungsplan: ${business}`,
  takeAlong: "Plan mitnehmen",
  restsOn: (answers) => plural(answers, { one: "1 Antwort", other: "# Antworten" }),
  behind: (item) => `zu „${item}“`,
};

export const reportWords: InLanguage<typeof english.reportWords> = {
  title: "Bildungsplan",
  appendix: "Anhang: Ihre Antworten",
  on: (date) => `Datum: ${date}`,
  version: (version) => `Fassung: ${version}`,
  reviewedBy: (who) => `Durchgesehen von: ${who}`,
};

export const assessmentWords: InLanguage<typeof english.assessmentWords> = {
  yes: "Ja",
  no: "Nein",
  back: "Zurück",
  save: "Speichern",
  saveAndNext: "Speichern und weiter",
  steps: "Schritte der Bedarfsanalyse",
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  answeredOf: (answered, asked) => `${answered} von ${asked}`,
  minutesLeft: (minutes) => plural(minutes, { one: "etwa 1 Minute", other: "etwa # Minuten" }),
  followUp: (questions) => `Anschlussfrage: ${questions}`,
};

export const gateWords: InLanguage<typeof english.gateWords> = {
  title: "Zugangscode für die Bildungsbedarfsanalyse eingeben",
  movedTitle: "Diese Bedarfsanalyse ist umgezogen",
  lead: (opens) => `Verwenden Sie den Zugangscode aus Ihrer Einladung. Er öffnet ${opens}.`,
  filledLead: (opens) => `Ihr Zugangscode ist schon eingetragen, er steht in Ihrem Konto. Er öffnet ${opens}.`,
  opensAssessment: "Ihre Bildungsbedarfsanalyse",
  opensResults: "Ihre Ergebnisse",
  lostCode: "Sie haben Ihren Code nicht zur Hand?",
  mailCode: "Code noch einmal senden",
  code: "Zugangscode",
  codeHint: "Zugangscode eingeben",
  shownCode: "Zugangscode",
  unlocking: "Wird freigeschaltet …",
  unlock: "Freischalten",
};

export const teamWords: InLanguage<typeof english.teamWords> = {
  unsaved: "Team noch nicht gespeichert",
  unsavedAdd: "Team hinzufügen",
  unsavedLeave: "Ohne das Team weiter",
  objectiveClarity: "Klarheit der Ziele",
  roleClarity: "Klarheit der Rollen",
  collaboration: "Zusammenarbeit",
  added: "Hinzugefügte Teams",
  noTeam:
    "Noch kein Team. Beschreiben Sie unten eines und wählen Sie „Weiteres Team hinzufügen“; dann erscheint es hier.",
  edit: "Bearbeiten",
  duplicate: "Duplizieren",
  remove: "Entfernen",
  notRated: "Nicht eingeschätzt",
  describe: "Team beschreiben",
  add: "Weiteres Team hinzufügen",
  isAdded: (team) => `${team} ist hinzugefügt. Beschreiben Sie das nächste Team oder gehen Sie weiter.`,
  done: "Fertig mit diesem Team",
  editTeam: (team) => `Team bearbeiten: ${team}`,
  editOf: (team) => `${team} bearbeiten`,
  duplicateOf: (team) => `${team} duplizieren`,
  removeOf: (team) => `${team} entfernen`,
  copyOf: (team) => `${team} (Kopie)`,
  removed: (team, inAnotherWindow) => `${team} wurde${inAnotherWindow ? " in einem anderen Fenster" : ""} entfernt.`,
  tooMany: (most) => `Bitte fügen Sie höchstens ${most} Teams hinzu.`,
};

export const teamTableWords: InLanguage<typeof english.teamTableWords> = {
  open: "Alle Teams in einer Tabelle einschätzen",
  oneByOne: "Ein Team nach dem anderen beschreiben",
  title: "Einschätzungen der Teams",
  keys: "Tippen Sie 1 bis 5: 1 ist am schwächsten, 5 am stärksten. Nach jeder Ziffer geht es in die nächste Zelle. Mit den Pfeiltasten wechseln Sie die Zelle, mit der Rücktaste leeren Sie sie.",
  team: "Team",
  cell: (rating, team) => `${rating}, ${team}`,
  names: "Namen weiterer Teams",
  namesHint: "Fügen Sie eine Liste mit einem Namen je Zeile ein oder trennen Sie Namen durch Semikolons.",
  addNames: "Diese Teams hinzufügen",
  low: "Was niedrig ist",
  lowOf: (team, count) => `${team}: ${plural(count, { one: "1 Frage", other: "# Fragen" })}`,
};

export const reviewWords: InLanguage<typeof english.reviewWords> = {
  noTeam: "Es wurde kein Team hinzugefügt.",
  modelReads: "Was das Sprachmodell liest",
  prompt: "Prompt",
  notAnswered: "Noch nicht beantwortet.",
  change: "Ändern",
  answers: "Ihre Antworten",
  toProfile: "Was Ihre Antworten bisher sagen: das Lückenprofil",
  lead: "Sie können zu jedem Schritt zurück, und nichts muss vollständig sein.",
  nothing: "Es ist noch nichts beantwortet, daher kann noch kein Plan entstehen.",
  openQuestions: (count) =>
    plural(count, { one: "1 Frage ist noch nicht beantwortet", other: "# Fragen sind noch nicht beantwortet" }),
  answerThem: (step) => `In Schritt ${step} beantworten`,
  changeOf: (step) => `: Antworten in „${step}“`,
};
