import type * as english from "../../../../domain/operation/retention-words";
import { plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export const retentionWords: InLanguage<typeof english.retentionWords> = {
  subscriptions: {
    what: "Ihr Platz im Verteiler",
    keptFor: "bis Sie abbestellen",
    why: "Sie haben zugestimmt, Neues von uns zu bekommen.",
  },
  unconfirmed: {
    what: "Ein Abonnement ohne Bestätigung",
    why: "So lange funktioniert der Link in der E-Mail.",
  },
  suppressions: {
    what: "Ein Code aus Ihrer Adresse, nachdem Sie abbestellt haben, der sich nicht zurücklesen lässt",
    keptFor: "solange es einen Verteiler gibt",
    why: "Er sagt uns, dass wir Ihnen nicht mehr schreiben.",
  },
  refusals: {
    what: "Dass unsere E-Mail an Sie abgewiesen wurde, unter demselben Code",
    why: "Nach dem dritten Mal hören wir auf.",
  },
  undelivered: {
    what: "Dass eine unserer E-Mails Sie nicht sicher erreicht hat",
    why: "Jemand fragt vielleicht, warum keine E-Mail kam.",
  },
  newInquiries: {
    what: "Eine Anfrage, die noch niemand übernommen hat",
    why: "Bis dahin kann sie noch beantwortet werden.",
  },
  inquiries: {
    what: "Eine Anfrage mit unserer Antwort und wer von uns sich darum gekümmert hat",
    why: "Sie kommen vielleicht darauf zurück; nach dieser Zeit sind Ansprüche daraus verjährt.",
  },
  invitations: {
    what: "Eine Einladung, die nicht angenommen wurde, nach ihrem Ende",
    why: "Sie bitten vielleicht um eine neue.",
  },
  deeds: {
    what: "Wer von uns wann was gelesen und getan hat, mit Kennungen und ohne Namen",
    why: "Damit sich sagen lässt, wer was gelesen und getan hat.",
  },
  businesses: {
    what: "Ihr Konto, Ihre Antworten und Ihr Bildungsplan",
    keptFor: "bis Sie uns um Löschung bitten oder unsere Arbeit für Sie endet",
    why: "Sie und unser Beratungsteam arbeiten damit.",
  },
  colleagues: {
    what: "Ihr Konto, Ihr Name und Ihre Adresse, wenn Sie für ein Unternehmen mitantworten",
    keptFor: "bis Sie uns um Löschung bitten oder unsere Arbeit für das Unternehmen endet",
    why: "Das Unternehmen und unser Beratungsteam sehen, von wem eine Antwort ist. Ihre Antworten gehören dem Unternehmen.",
  },
  sharedLinks: {
    what: "Eine Kopie Ihrer Ergebnisse hinter einem Link, den unser Beratungsteam oder Sie weitergegeben haben",
    why: "So lange kann sie lesen, wer den Link hat, wenn er nicht widerrufen wird.",
  },
  statements: {
    what: "Lernnachweise, bevor sie in ihrem Speicher sind",
    why: "Damit jeder einmal gesendet wird.",
  },
  storedStatements: {
    what: "Lernnachweise in ihrem Speicher, ohne Namen und Adressen",
    keptFor: "unbefristet",
    why: "Sie werden über die Jahre gezählt. Nach einer Löschung lässt sich nicht sagen, dass sie von Ihnen sind.",
  },
  limits: {
    what: "Wie oft die Werkzeuge von einer IP-Adresse aus benutzt wurden, unter einem Code, der jeden Tag wechselt",
    why: "Damit niemand sie für alle verbraucht.",
  },
  logs: {
    what: "Logs der Server, mit IP-Adressen",
    why: "Um Fehler und Angriffe zu finden.",
  },
  backups: {
    what: "Sicherungen von alledem",
    why: "Damit nichts verloren geht. Wird eine Sicherung eingespielt, werden daraus zuerst alle entfernt, die seither gelöscht wurden.",
  },
  erasures: {
    what: "Die Tatsache einer Löschung, als Code, der sich nicht zurücklesen lässt",
    keptFor: "solange es Sicherungen gibt",
    why: "Damit eine Sicherung Sie nicht zurückbringt.",
  },
};

export const periodWords: InLanguage<typeof english.periodWords> = {
  years: (count) => plural(count, { one: "ein Jahr", other: "# Jahre" }),
  days: (count) => plural(count, { one: "ein Tag", other: "# Tage" }),
};
