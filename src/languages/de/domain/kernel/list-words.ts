import type * as english from "../../../../domain/kernel/list-words";
import { formatNumber, plural } from "../../../../domain/kernel/locale";
import { searchBounds } from "../../../../domain/kernel/search-words";
import { withCapital } from "../../../../domain/kernel/texts";
import type { InLanguage } from "../../../in-language";

export const listMessages: InLanguage<typeof english.listMessages> = {
  interrupted:
    "Die Verbindung zur Datenbank ist unterbrochen. Was Sie sehen, ist vielleicht veraltet; es wird von selbst erneuert, sobald die Verbindung wieder da ist.",
  listFailed: "Diese Liste konnte nicht geladen werden.",
  unreadable: (count) =>
    plural(count, {
      one: "Ein Eintrag ist nicht lesbar und fehlt hier.",
      other: "# Einträge sind nicht lesbar und fehlen hier.",
    }),
  countFailed: "Die Anzahl konnte nicht geladen werden.",
  notices: "Was gerade geschehen ist",
  dismiss: "Schließen",
  searchHint: {
    beginnings: "Unternehmen oder E-Mail beginnt mit …",
    people: "Name, Unternehmen oder E-Mail",
    words: "Name, Unternehmen, E-Mail oder Nachricht",
  },
  searchEnds: {
    people: `Gesucht wird nach Wortanfängen: in den ersten ${searchBounds.shortWords} Wörtern, je bis zu ${searchBounds.letters} Buchstaben.`,
    words: `Durchsucht werden die ersten ${formatNumber(searchBounds.longWords)} Wörter einer Nachricht (nur ganze Wörter) und die ersten ${searchBounds.shortWords} Wörter von Name, Unternehmen und E-Mail (auch Wortanfänge).`,
  },
  showMore: "Mehr anzeigen",
  showMoreOf: (what) => `Mehr anzeigen: ${what}`,
  shown: (count) => plural(count, { one: "Eins wird angezeigt.", other: "# werden angezeigt." }),
  atLeast: (count) => `${formatNumber(count)}+`,
  soughtSoFar: "Weiter unten kann es noch mehr geben.",
  undoFor: (seconds) => ` ${seconds} Sekunden lang können Sie das rückgängig machen.`,
  search: (what) => `${withCapital(what)} durchsuchen`,
  loadingList: (what) => `${withCapital(what)} werden geladen …`,
  nothingFound: {
    beginnings: (search) => `Nichts beginnt mit „${search}“.`,
    people: (search) => `Nichts enthält „${search}“.`,
    words: (search) => `Nichts enthält „${search}“.`,
  },
};
