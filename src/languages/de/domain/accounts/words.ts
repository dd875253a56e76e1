// The words on the way in; the operator's sentences at the terminal stay English.
import type * as english from "../../../../domain/accounts/words";
import type { InLanguage } from "../../../in-language";

export { operatorMessages } from "../../../../domain/accounts/words";

export const accountMessages: InLanguage<typeof english.accountMessages> = {
  logIn: "Anmelden",
  loginFailed: "Die Anmeldung ist fehlgeschlagen.",
  accountFailed: "Das Konto konnte nicht angelegt werden.",
  nameMissing: "Bitte geben Sie Ihren Namen an.",
  passwordsDiffer: "Die Passwörter stimmen nicht überein.",
  passwordTooShort: "Das Passwort muss mindestens 6 Zeichen lang sein.",
  loadingDashboard: "Die Übersicht wird geladen …",
  noProfile: "Zu diesem Konto gibt es kein Profil.",
  dashboardFailed: "Einladung und Profil konnten nicht geladen werden.",
  businessFallback: "Ihr Unternehmen",
  seatEnded: (business) =>
    `Ihr Teil der Bedarfsanalyse für ${business} ist beendet. Was Sie gespeichert hatten, bleibt beim Unternehmen. Ist das ein Versehen, fragen Sie bitte dessen Ansprechperson.`,
  movedAway: (business) =>
    `Diese Bedarfsanalyse wurde an eine andere Person übergeben: ${business} hat jetzt eine andere Ansprechperson, und Ihr Konto öffnet sie nicht mehr. Alles, was Sie gespeichert hatten, bleibt erhalten. Ist das ein Versehen, schreiben Sie uns bitte.`,
};

export const signInMessages: InLanguage<typeof english.signInMessages> = {
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse an.",
  passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
  sessionEnded:
    "Ihre Anmeldung gilt nicht mehr: Ihre Rechte oder Ihr Passwort haben sich vielleicht geändert. Bitte melden Sie sich neu an.",
  noLongerStaff:
    "Sie dürfen den Schreibtisch nicht mehr öffnen. Ist das ein Versehen, fragen Sie bitte den Betreiber der Website.",
  signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
  otherUnsaved: (email) =>
    `Hier ist ${email} angemeldet und hat etwas geschrieben, das uns noch nicht erreicht hat. Bitte melden Sie sich zuerst ab.`,
  resetSent: (email) =>
    `Gibt es ein Konto für ${email}, so ist eine E-Mail unterwegs, mit einem Link zu einem neuen Passwort. Sehen Sie auch im Spam-Ordner nach.`,
  resetFailed: "Die E-Mail konnte gerade nicht angefordert werden. Bitte versuchen Sie es noch einmal.",
};

export const passwordResetMessages: InLanguage<typeof english.passwordResetMessages> = {
  checking: "Der Link wird geprüft …",
  checkFailed: "Der Link konnte gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
  linkEnded:
    "Dieser Link gilt nicht mehr: Er funktioniert einmal und etwa eine Stunde lang. Hier können Sie sich einen neuen schicken lassen.",
  accountClosed: "Dieses Konto wurde geschlossen. Bitte wenden Sie sich an uns.",
  unreachable:
    "Der Server war nicht erreichbar, Ihr Passwort ist also noch das alte. Bitte versuchen Sie es noch einmal.",
  failed: "Ihr neues Passwort konnte nicht gesetzt werden. Bitte versuchen Sie es noch einmal.",
  done: "Ihr neues Passwort gilt. Melden Sie sich ab jetzt damit an.",
  askedOften:
    "Für diese Adresse wurde schon mehrmals eine E-Mail angefordert. Sehen Sie auch im Spam-Ordner nach oder versuchen Sie es in einer Stunde noch einmal.",
  askedOftenToday:
    "Für diese Adresse wurden heute schon viele E-Mails angefordert. Sehen Sie auch im Spam-Ordner nach oder versuchen Sie es morgen noch einmal.",
  callerAskedOften:
    "Aus Ihrem Netz wurden zu viele solche E-Mails angefordert. Bitte versuchen Sie es in einer Stunde noch einmal.",
  callerAskedOftenToday:
    "Aus Ihrem Netz wurden heute zu viele solche E-Mails angefordert. Bitte versuchen Sie es morgen noch einmal.",
};

export const passwordResetMailWords: InLanguage<typeof english.passwordResetMailWords> = {
  subject: "Wählen Sie ein neues Passwort",
  paragraphs: (name) => [
    `Für Ihr Konto bei ${name} wurde ein neues Passwort angefordert.`,
    "Der Knopf führt zu einer Seite, auf der Sie es wählen. Er funktioniert einmal und etwa eine Stunde lang.",
  ],
  action: "Neues Passwort wählen",
  reason: (page) =>
    `Sie erhalten diese E-Mail, weil Ihre Adresse auf ${page} eingegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
};

export const registrationMessages: InLanguage<typeof english.registrationMessages> = {
  nameTooLong: "Bitte kürzen Sie den Namen auf höchstens 200 Zeichen.",
  passwordBlank: "Bitte wählen Sie ein Passwort, das nicht nur aus Leerzeichen besteht.",
  passwordTooLong: "Bitte kürzen Sie das Passwort auf höchstens 4096 Zeichen.",
  otherPassword:
    "Für diese E-Mail-Adresse gibt es schon ein Konto, mit einem anderen Passwort. Geben Sie oben dieses Passwort ein, oder lassen Sie sich eine E-Mail schicken, mit der Sie ein neues setzen.",
  resetSent: (email) =>
    `Gibt es ein Konto für ${email}, so ist eine E-Mail unterwegs. Setzen Sie damit ein neues Passwort, kommen Sie auf diese Seite zurück und geben Sie es oben ein.`,
  taken: "Mit dieser Einladung wurde schon ein Konto angelegt. Bitte melden Sie sich an oder wenden Sie sich an uns.",
  closed: "Diese Einladung ist nicht mehr offen. Bitte wenden Sie sich an uns.",
  otherAddress:
    "Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte öffnen Sie den Link in Ihrer Einladung noch einmal.",
  callerAskedOften:
    "Aus Ihrem Netz wurden zu viele Konten angefordert. Bitte versuchen Sie es in einer Stunde noch einmal.",
  otherAccount: (invited, mine) =>
    `Diese Einladung gilt für ${invited}, und Sie sind als ${mine} angemeldet. Melden Sie sich ab und öffnen Sie den Link noch einmal.`,
  unreachable:
    "Der Server war nicht erreichbar, Ihr Konto ist also noch nicht fertig. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.",
  tooManyTries:
    "Mit dieser E-Mail-Adresse gab es zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.",
  passwordWeak: "Dieses Passwort wird nicht angenommen. Bitte wählen Sie ein längeres oder ein selteneres.",
  unfinished: "Ihr Konto ist angelegt. Eines fehlt noch, bevor Sie beginnen können: Ihr Name.",
  profileHint:
    "Wurden Sie gerade eingeladen, öffnen Sie den Link in Ihrer Einladung noch einmal, um Ihr Konto fertigzustellen.",
  progressFailed: "Wie weit Sie sind, konnte nicht geladen werden. Ihre Antworten sind sicher.",
};

export const administratorMailWords: InLanguage<typeof english.administratorMailWords> = {
  subject: "Wählen Sie Ihr Passwort",
  paragraphs: [
    "Für Sie wurde ein Konto angelegt, für den Schreibtisch der Website.",
    "Wählen Sie mit dem Link unten ein Passwort. Er funktioniert einmal und eine Stunde lang; danach bitten Sie den Betreiber der Website um einen neuen.",
  ],
  action: "Passwort wählen",
  reason: "Sie erhalten diese E-Mail, weil der Betreiber der Website für diese Adresse ein Konto angelegt hat.",
};

const loginFailed = (why: string) => `${accountMessages.loginFailed} ${why}`;

const unreachable = {
  login: loginFailed("Wir waren nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."),
  account: registrationMessages.unreachable,
};
const wrongPassword = {
  login: loginFailed(
    "E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides oder setzen Sie Ihr Passwort zurück.",
  ),
};
const passwordWeak = { account: registrationMessages.passwordWeak };

export const authFailures: InLanguage<typeof english.authFailures> = {
  "auth/invalid-credential": wrongPassword,
  "auth/wrong-password": wrongPassword,
  "auth/invalid-email": { login: loginFailed("Diese E-Mail-Adresse ist nicht vollständig.") },
  "auth/user-disabled": { login: loginFailed("Dieses Konto wurde geschlossen. Bitte wenden Sie sich an uns.") },
  "auth/too-many-requests": {
    login: loginFailed("Es gab zu viele Versuche. Warten Sie ein paar Minuten oder setzen Sie Ihr Passwort zurück."),
    account: registrationMessages.tooManyTries,
  },
  "auth/network-request-failed": unreachable,
  "auth/timeout": unreachable,
  "auth/weak-password": passwordWeak,
  "auth/password-does-not-meet-requirements": passwordWeak,
};

export const resetFailures: InLanguage<typeof english.resetFailures> = {
  "auth/expired-action-code": { sentence: passwordResetMessages.linkEnded, linkEnded: true },
  "auth/invalid-action-code": { sentence: passwordResetMessages.linkEnded, linkEnded: true },
  "auth/user-not-found": { sentence: passwordResetMessages.linkEnded, linkEnded: true },
  "auth/user-disabled": { sentence: passwordResetMessages.accountClosed },
  "auth/weak-password": { sentence: registrationMessages.passwordWeak },
  "auth/password-does-not-meet-requirements": { sentence: registrationMessages.passwordWeak },
  "auth/network-request-failed": { sentence: passwordResetMessages.unreachable },
  "auth/timeout": { sentence: passwordResetMessages.unreachable },
};

export const accountWords: InLanguage<typeof english.accountWords> = {
  createTitle: "Konto anlegen",
  writeTo: "Schreiben Sie an",
  newInvitation: ", und wir schicken Ihnen eine neue Einladung. Haben Sie schon ein Konto, brauchen Sie keine.",
  invitedAddress: "Ihr Konto gilt für die Adresse, die eingeladen wurde.",
  yourName: "Ihr Name",
  createPassword: "Passwort wählen",
  passwordHint: "Mindestens 6 Zeichen.",
  confirmPassword: "Passwort wiederholen",
  confirmation: "Wiederholung",
  creating: "Das Konto wird angelegt …",
  create: "Konto anlegen",
  setPassword: "Neues Passwort setzen",
  logInInstead: "Stattdessen anmelden",
  adminLogin: "Anmeldung für unser Team",
  adminLoginLead: "Für unser Team: Anfragen, Aufgaben und Einladungen.",
  password: "Passwort",
  loggingIn: "Anmeldung läuft …",
  login: "Anmelden",
  forgot: "Passwort vergessen?",
  toDashboard: "Zur Übersicht",
  resetTitle: "Passwort zurücksetzen",
  resetMeaning:
    "Wir schicken Ihnen eine E-Mail mit einem Link. Er führt zu einer Seite, auf der Sie ein neues Passwort wählen.",
  resetSend: "Link senden",
  chooseTitle: "Neues Passwort wählen",
  chooseFor: (email) => `Es gilt für das Konto von ${email}.`,
  newPassword: "Neues Passwort",
  choosing: "Das Passwort wird gesetzt …",
  choose: "Passwort setzen",
  loginLead: (name) => `Für Unternehmen, die ${name} eingeladen hat, und für unser Team.`,
  createLead: (name, business) => `${name} lädt ${business} zur Bildungsbedarfsanalyse ein.`,
};
