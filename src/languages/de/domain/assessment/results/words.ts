import type * as english from "../../../../../domain/assessment/results/words";
import { formatDate, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const resultsPageNames: InLanguage<typeof english.resultsPageNames> = {
  overview: "Überblick",
  profile: "Lückenprofil",
  plan: "Bildungsplan",
  progress: "Fortschritt",
  answers: "Antworten",
  "since-last-time": "Seit dem letzten Mal",
};

export const phaseStates: InLanguage<typeof english.phaseStates> = {
  open: "liegt noch vor Ihnen",
  here: "ist, wo Sie gerade sind",
  done: "liegt hinter Ihnen",
};

export const resultsWords: InLanguage<typeof english.resultsWords> = {
  results: "Ergebnisse",
  resultsOf: (business) => `Ergebnisse für ${business}`,
  yours: "Ihre Ergebnisse",
  assessment: "Bildungsbedarfsanalyse",
  answeredOn: (date) => `beantwortet am ${formatDate(date)}`,
  teams: (count) => plural(count, { one: "1 Team", other: "# Teams" }),
  answeredOf: (answered, asked) => `${answered} von ${asked}`,
  downloadWord: "Als Word-Datei herunterladen",
  offline: "Sie sind offline. Zu sehen ist, was dieser Browser weiß.",
  noAnswers: "Es ist noch nichts beantwortet. Sobald es Antworten gibt, erscheinen hier die Ergebnisse.",
  toAssessment: "Zur Bedarfsanalyse",
  notFollowed: "Den Fortschritt gibt es zu jeder Maßnahme eines Bildungsplans. Noch gibt es keinen.",
  toReview: "Zum letzten Schritt der Bedarfsanalyse",
  open: "Ihre Ergebnisse öffnen",

  planReady: "Ihr Plan ist fertig.",
  mostPressing: "Am dringendsten",
  decide: "Entscheiden",
  train: "Schulen",
  leaveAlone: "So lassen",
  nothing: "Nichts.",
  inTeams: (subject, those, teams) => `${subject}: ${those} von ${plural(teams, { one: "1 Team", other: "# Teams" })}`,
  more: (count) => `und ${count} weitere`,
  allGaps: (count) => plural(count, { one: "Die ganze Lücke", other: "Alle # Lücken" }),
  allTeams: (count) => `Alle ${count} Teams`,
  fewerTeams: (count) => `Die ${count} Teams mit den größten Lücken`,
  theTeams: "Die Teams",
  noTeams: "Es ist noch kein Team eingeschätzt.",
  shades: "1 ist eine kritische Lücke, 5 ist keine. Wählen Sie eine Zelle, um ihre Lücke zu lesen.",
  cellOf: (gap, rating) => `${gap}: ${rating}`,

  trainingPlan: "Bildungsplan",
  writtenOn: (date) => `geschrieben am ${formatDate(date)}`,
  readWholePlan: "Den ganzen Plan lesen",
  readInPlan: "Im Plan nachlesen",
  allPriorities: (count) => `Alle ${count} Prioritäten`,
  design: "Kurs entwerfen",
  openCourse: "Kurs öffnen",
  withCourse: (begun, all) =>
    `${begun} von ${plural(all, { one: "1 Schulungsmaßnahme hat", other: "# Schulungsmaßnahmen haben" })} einen Kurs.`,
  forItem: (title) => `für ${title}`,
  year: "Das Jahr",
  methods: "Wie gelernt wird, nach Anteil der Zeit",
  percent: (share) => `${share}\u00a0%`,
  noPlan: "Es gibt noch keinen Bildungsplan. Er entsteht im letzten Schritt der Bedarfsanalyse.",
  beingWritten: "Der Bildungsplan wird geschrieben und erscheint hier nach und nach.",
  held: "Der Plan ist geschrieben; Ihr Beratungsteam sieht ihn durch, bevor er freigegeben wird.",
  newOneHeld: "Ein neuer Plan ist geschrieben und wird durchgesehen. Bis zur Freigabe ist dies der letzte.",
  newOneWritten: "Ein neuer Plan wird geschrieben. Bis er ganz da ist, ist dies der letzte.",
  brokeOff:
    "Das Schreiben des Plans ist vor dem Ende abgebrochen. Was fertig ist, bleibt erhalten, und es kann damit weitergehen.",
  partOfPlan: "Das ist, was bisher geschrieben ist.",
  sections: "Abschnitte",

  onThisPage: "Auf dieser Seite",
  gapsTable: "Alle Lücken",
  gap: "Lücke",
  level: "Stufe",
  training: "Schulung",
  inPlan: "Im Plan",
  where: "Wo",
  everywhere: "Überall",
  organization: "Das Unternehmen",
  any: "Alle",
  shown: (shown, all) => `${shown} von ${all} Lücken`,
  noneShown: "Zu diesen Filtern passt keine Lücke.",
  whyGap: "Warum?",
};

export const onePageWords: InLanguage<typeof english.onePageWords> = {
  title: "Auf einer Seite",
  contents: "Inhalt",
  decisions: "Drei Entscheidungen",
  dates: "Vier Termine",
  inTeams: (count) => plural(count, { one: "1 Team", other: "# Teams" }),
  again: "Dieselben Fragen noch einmal beantworten",
  share: "Was Schulung bewirkt",
  gaps: "Lücken",
  about: "Vor allem",
};
