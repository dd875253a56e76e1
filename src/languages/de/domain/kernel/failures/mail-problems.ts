import type * as english from "../../../../../domain/kernel/failures/mail-problems";
import type { InLanguage } from "../../../../in-language";

export type { MailProblem } from "../../../../../domain/kernel/failures/mail-problems";

export const mailFailures: InLanguage<typeof english.mailFailures> = {
  address: "Das ist keine vollständige E-Mail-Adresse, etwa name@company.com.",
  refused: "Der Mailserver nimmt für diese Adresse keine E-Mail an. Bitte prüfen Sie die Adresse.",
  later: "Der Mailserver nimmt gerade keine E-Mail an. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  unreachable: "Der Mailserver ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  uncertain:
    "Die Verbindung zum Mailserver brach beim Senden ab. Die E-Mail kann angekommen sein; bitte fragen Sie nach, bevor Sie sie noch einmal senden.",
  rejected:
    "Der Mailserver hat diese Nachricht nicht angenommen. Bitte ändern Sie den Text, und versuchen Sie es noch einmal.",
  misconfigured:
    "Der Mailserver ist nicht richtig eingerichtet. Bitte lassen Sie seine Adresse und die Absenderadressen prüfen.",
  certificate:
    "Das Zertifikat des Mailservers ist abgelaufen, hat einen anderen Namen oder kommt von einer unbekannten Stelle. Bitte lassen Sie es und die Adresse des Servers prüfen.",
  encryption:
    "Der Mailserver spricht an diesem Port kein TLS oder nur eine alte Version davon. Bitte lassen Sie seine Adresse und den Port prüfen.",
  login: "Der Mailserver nimmt unseren Benutzernamen und unser Passwort nicht an. Bitte lassen Sie beides prüfen.",
  denied:
    "Der Mailserver lässt uns diese E-Mail nicht senden. Bitte lassen Sie unsere Anmeldung und die Absenderadresse prüfen, und ob uns eine Sperrliste nennt.",
  full: "Das Postfach dieser Adresse ist gerade voll. Bitte versuchen Sie es später noch einmal.",
  held: "Diese Website ist zum Ausprobieren und sendet E-Mail nur an die eigene Domain (MAIL_ONLY_TO_DOMAIN).",
  keyMissing:
    "Es geht keine E-Mail hinaus, solange der Mailschlüssel fehlt oder weniger als 16 Zeichen hat. Bitte lassen Sie ihn setzen.",
  keyMismatch:
    "Es geht keine E-Mail hinaus, weil der Mailschlüssel nicht der ist, durch den wir wissen, wer abbestellt hat. Bitte lassen Sie den früheren wieder eintragen, hinter dem neuen und einem Komma.",
};
