import type * as english from "../../../../domain/operation/counted-words";
import type { InLanguage } from "../../../in-language";

export const countedWords: InLanguage<typeof english.countedWords> = {
  assessmentAnswers: {
    one: "# Bedarfsanalyse mit Antworten und Plan",
    other: "# Bedarfsanalysen mit Antworten und Plänen",
  },
  "assessmentAnswers/*/accesses": { one: "# Zugriff der Administration", other: "# Zugriffe der Administration" },
  "assessmentAnswers/*/offeredRatings": { one: "# Angebot von Einschätzungen", other: "# Angebote von Einschätzungen" },
  "assessmentAnswers/*/colleagues": {
    one: "# Eintrag in einer Liste von Kolleginnen und Kollegen",
    other: "# Einträge in Listen von Kolleginnen und Kollegen",
  },
  "assessmentAnswers/*/answerAuthors": {
    one: "# Vermerk, von wem welche Antwort ist",
    other: "# Vermerke, von wem welche Antwort ist",
  },
  "assessmentAnswers/*/planRun": { one: "# Schreiben eines Plans", other: "# Schreiben von Plänen" },
  "assessmentAnswers/*/planVersions": { one: "# Fassung eines Plans", other: "# Fassungen von Plänen" },
  "assessmentAnswers/*/planReleases": { one: "# Freigabe eines Plans", other: "# Freigaben von Plänen" },
  "assessmentAnswers/*/planNotes": {
    one: "# Notiz zu einem Unternehmen",
    other: "# Notizen zu Unternehmen",
  },
  "assessmentAnswers/*/businessChanges": {
    one: "# Berichtigung eines Unternehmens",
    other: "# Berichtigungen von Unternehmen",
  },
  "assessmentAnswers/*/planActions": {
    one: "# verfolgte Maßnahme eines Plans",
    other: "# verfolgte Maßnahmen von Plänen",
  },
  "assessmentAnswers/*/planReminders": { one: "# Erinnerung an einen Plan", other: "# Erinnerungen an Pläne" },
  "assessmentAnswers/*/keyIndicators": {
    one: "# Kennzahl eines Unternehmens",
    other: "# Kennzahlen eines Unternehmens",
  },
  "assessmentAnswers/*/voiceRounds": { one: "# Stimmrunde", other: "# Stimmrunden" },
  "assessmentAnswers/*/sharedLinks": { one: "# Link zum Lesen", other: "# Links zum Lesen" },
  "assessmentAnswers/*/courseList": { one: "# Liste von Kursen", other: "# Listen von Kursen" },
  "assessmentAnswers/*/courses": { one: "# Kurs", other: "# Kurse" },
  "assessmentAnswers/*/courses/*/texts": { one: "# Text eines Kurses", other: "# Texte von Kursen" },
  "assessmentAnswers/*/courses/*/sources": {
    one: "# Teil der Quellen eines Kurses",
    other: "# Teile der Quellen von Kursen",
  },
  voiceSwitches: { one: "# Schalter für Stimmen", other: "# Schalter für Stimmen" },
  emailList: { one: "# Eintrag im Verteiler", other: "# Einträge im Verteiler" },
  inquiries: { one: "# Anfrage", other: "# Anfragen" },
  heldInquiries: { one: "# zurückgehaltene Anfrage", other: "# zurückgehaltene Anfragen" },
  heldSubscriptions: { one: "# zurückgehaltenes Abonnement", other: "# zurückgehaltene Abonnements" },
  "profiles/*/taskQueue": { one: "# Aufgabe", other: "# Aufgaben" },
  "profiles/*/inquiries": { one: "# beantwortete Anfrage", other: "# beantwortete Anfragen" },
  inquiryOutcomes: { one: "# Ausgang einer Anfrage", other: "# Ausgänge von Anfragen" },
  invitations: { one: "# Einladung", other: "# Einladungen" },
  invitationLinks: { one: "# Link einer Einladung", other: "# Links von Einladungen" },
  seats: { one: "# Platz im Unternehmen", other: "# Plätze in Unternehmen" },
  seatOwners: { one: "# Zuordnung eines Platzes", other: "# Zuordnungen von Plätzen" },
  seatAnswers: { one: "# Kopie der Antworten eines Platzes", other: "# Kopien der Antworten von Plätzen" },
  invitationRequests: { one: "# Anforderung einer Einladung", other: "# Anforderungen von Einladungen" },
  sharedPlans: { one: "# Kopie hinter einem Link zum Lesen", other: "# Kopien hinter Links zum Lesen" },
  sharedPlanOwners: { one: "# Zuordnung einer Kopie", other: "# Zuordnungen von Kopien" },
  profiles: { one: "# Profil", other: "# Profile" },
  "blasts/*/batches": {
    one: "# Platz in der Warteschlange einer Rundmail",
    other: "# Plätze in den Warteschlangen von Rundmails",
  },
  "blasts/*/undelivered": {
    one: "# E-Mail, die nicht sicher ankam",
    other: "# E-Mails, die nicht sicher ankamen",
  },
  "imports/*/importParts": {
    one: "# Platz in einer Datei, die importiert wird",
    other: "# Plätze in Dateien, die importiert werden",
  },
  statements: { one: "# Lernnachweis im Ausgang", other: "# Lernnachweise im Ausgang" },
  refusals: { one: "# Zählung abgewiesener E-Mails", other: "# Zählungen abgewiesener E-Mails" },
  rateLimits: { one: "# Zählung von Anforderungen", other: "# Zählungen von Anforderungen" },
  suppressions: {
    one: "# Vermerk, dass keine E-Mail dorthin darf",
    other: "# Vermerke, dass keine E-Mail dorthin darf",
  },
  "inquiries/*/notes": { one: "# Notiz zu einer Anfrage", other: "# Notizen zu Anfragen" },
  savedReplies: { one: "# gespeicherte Antwort", other: "# gespeicherte Antworten" },
  taskHandOvers: {
    one: "# Vermerk, dass eine Aufgabe abgegeben wurde",
    other: "# Vermerke, dass Aufgaben abgegeben wurden",
  },
  administrators: { one: "# Eintrag in der Administration", other: "# Einträge in der Administration" },
  deeds: {
    one: "# Zeile im Protokoll der Administration",
    other: "# Zeilen im Protokoll der Administration",
  },
  account: { one: "# Konto", other: "# Konten" },
  "learning record store": { one: "# Lernnachweis im Speicher", other: "# Lernnachweise im Speicher" },
};
