import type * as english from "../../../../../domain/accounts/second-factor/words";
import { freshLoginMinutes } from "../../../../../domain/accounts/second-factor/fresh-login";
import type { InLanguage } from "../../../../in-language";

export const loginProofRefusals: InLanguage<typeof english.loginProofRefusals> = {
  freshLoginNeeded:
    "Bitte bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal: Ihre Anmeldung liegt einige Minuten zurück.",
  secondFactorNeeded:
    "Diese Website verlangt von ihrer Administration einen zweiten Faktor, und Ihre Anmeldung hatte keinen. Richten Sie in den Einstellungen unter „Zweiter Faktor“ einen ein.",
};

export const loginProofWords: InLanguage<typeof english.loginProofWords> = {
  title: "Sind Sie es?",
  meaning: `Dafür ist eine Anmeldung der letzten ${freshLoginMinutes} Minuten nötig. Ihre Eingaben gehen nicht verloren.`,
  confirm: "Bestätigen",
  confirming: "Wird geprüft …",
  cancel: "Abbrechen",
  passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
  wrongPassword:
    "Das Passwort stimmt nicht. Versuchen Sie es noch einmal oder setzen Sie es auf der Anmeldeseite zurück.",
  tooManyTries: "Es gab zu viele Versuche. Warten Sie ein paar Minuten.",
  unreachable: "Wir waren nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  failed: "Das konnte gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
};

export const secondFactorWords: InLanguage<typeof english.secondFactorWords> = {
  title: "Zweiter Faktor",
  lead: "Ein zweiter Faktor ist ein Code aus sechs Ziffern, den eine App auf Ihrem Telefon zeigt. Damit öffnet Ihr Passwort allein nichts.",
  loading: "Ihre Anmeldung wird geladen …",
  loadFailed: "Ihre Anmeldung konnte gerade nicht geladen werden.",
  none: "Ihre Anmeldung hat keinen zweiten Faktor.",
  since: "Ihre Anmeldung hat einen zweiten Faktor seit",
  lost: "Verlieren Sie Ihr Telefon, entfernt der Betreiber der Website den zweiten Faktor, und Sie richten einen neuen ein.",
  setUp: "Zweiten Faktor einrichten",
  remove: "Zweiten Faktor entfernen",
  removing: "Wird entfernt …",
  removed: "Ihre Anmeldung hat keinen zweiten Faktor mehr.",
  kept: "Es wurde nichts geändert.",
  setUpTitle: "Zweiten Faktor einrichten",
  preparing: "Wird vorbereitet …",
  scan: "Scannen Sie diesen Code mit einer Authenticator-App, etwa Google Authenticator, 2FAS oder Aegis.",
  picture: "QR-Code für Ihre Authenticator-App",
  typeKey: "Oder geben Sie diesen Schlüssel in die App ein:",
  code: "Code aus der App",
  codeHint: "Sechs Ziffern; alle 30 Sekunden kommt ein neuer Code.",
  codeMissing: "Bitte geben Sie die sechs Ziffern ein, die die App zeigt.",
  finish: "Einschalten",
  finishing: "Wird eingeschaltet …",
  done: "Ihre Anmeldung hat ab jetzt einen zweiten Faktor. Auf anderen Geräten müssen Sie sich neu anmelden.",
  back: "Zurück",
  invited:
    "Dieses Konto hat einen zweiten Faktor. Melden Sie sich zuerst auf der Anmeldeseite an und öffnen Sie dann den Link noch einmal.",
};

export const factorName = "Authenticator-App";

const codeOver = "Dieser Code stimmt nicht oder ist abgelaufen. Geben Sie den ein, den die App jetzt zeigt.";
const tookLong = "Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.";
const thereAlready = "Ihre Anmeldung hat schon einen zweiten Faktor.";

export const secondFactorFailures: InLanguage<typeof english.secondFactorFailures> = {
  "auth/invalid-verification-code": codeOver,
  "auth/code-expired": codeOver,
  "auth/totp-challenge-timeout": tookLong,
  "auth/invalid-multi-factor-session": tookLong,
  "auth/operation-not-allowed":
    "Dieses Projekt erlaubt noch keine zweiten Faktoren. Sein Betreiber schaltet sie ein (docs/operate.md).",
  "auth/unverified-email":
    "Ihre E-Mail-Adresse wurde nie bestätigt. Wählen Sie über „Passwort vergessen?“ auf der Anmeldeseite ein neues Passwort; das bestätigt sie.",
  "auth/second-factor-already-in-use": thereAlready,
  "auth/maximum-second-factor-count-exceeded": thereAlready,
  "auth/multi-factor-info-not-found": "Ihre Anmeldung hat keinen zweiten Faktor mehr. Bitte melden Sie sich neu an.",
  "auth/invalid-credential": loginProofWords.wrongPassword,
  "auth/wrong-password": loginProofWords.wrongPassword,
  "auth/too-many-requests": loginProofWords.tooManyTries,
  "auth/network-request-failed": loginProofWords.unreachable,
  "auth/timeout": loginProofWords.unreachable,
};
