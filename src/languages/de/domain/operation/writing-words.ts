import type * as english from "../../../../domain/operation/writing-words";
import { formatNumber, plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

function formatDollars(amount: number): string {
  return `${amount.toLocaleString("de", { minimumFractionDigits: 2, maximumFractionDigits: 4 })} $`;
}

export const writingWords: InLanguage<typeof english.writingWords> = {
  title: "Was geschrieben wurde",
  lead: "Die Antworten des Sprachmodells in den letzten 30 Tagen (UTC). Die Zahlen enthalten weder Personen noch Texte.",
  back: "Zurück zu den Einstellungen",
  loading: "Was geschrieben wurde, wird geladen …",
  failed: "Was geschrieben wurde, konnte nicht geladen werden.",
  nothing: "In den letzten 30 Tagen wurde nichts geschrieben.",
  sums: ({ texts, tokens, cost }, price) =>
    `${plural(texts, { one: "# Text", other: "# Texte" })}, ${formatNumber(tokens)} Token, etwa ${formatDollars(cost)} bei ${formatDollars(price)} für eine Million Token. Ein Plan besteht aus mehreren Texten.`,
  days: "Nach Tagen",
  day: "Tag",
  texts: "Texte",
  tokens: "Token",
  dollars: formatDollars,
  cost: "Kosten",
  failures: "Gescheitert",
  slow: "Langsam",
  slowMeans: "Langsam heißt, dass das erste Wort nach mehr als zehn Sekunden kam.",
  otherwise: "Wie die übrigen endeten",
  end: "Ende",
  count: "Antworten",
  noOthers: "Jede Antwort kam zu ihrem Ende.",
  findInLog:
    "Das Log der Funktionen hat für jede eine Zeile „language model answered“ mit der Kennung der Anforderung, die auch im Log des Modells steht.",
};

const endWords: Partial<Record<string, string>> = {
  left: "Wer las, hat angehalten oder ist gegangen",
  tooLong: "Die größte Länge des Modells war erreicht; ein Text wird dann einmal fortgesetzt",
  busy: "Das Modell war überlastet (429)",
  unavailable: "Das Modell war nicht erreichbar",
  slow: "Es kam rechtzeitig kein erstes Wort",
  stalled: "Das Modell verstummte mittendrin",
  cut: "Die Verbindung brach mittendrin ab",
  overtime: "Der Text wurde in seiner Zeit nicht fertig",
  empty: "Die Antwort war leer",
  refused: "Das Modell lehnte das Schreiben ab",
  retired: "Das Modell aus OPENAI_MODEL gibt es nicht mehr",
  unknownModel: "Der Server kennt das Modell aus OPENAI_MODEL nicht",
  keyRefused: "Der Server nimmt unseren Schlüssel nicht an",
  unpaid: "Das Guthaben ist aufgebraucht",
  misconfigured: "Der Server nimmt nicht an, was von ihm verlangt wird",
};

export const endInWords: typeof english.endInWords = (end) => endWords[end] ?? end;
