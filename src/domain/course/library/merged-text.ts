// Merges what two windows made of one text since both had the same. Who changed different stretches loses nothing: the
// text has both. If both changed one stretch, or the order of them, the whole text is one window's: a question of one
// and a key of the other would name a wrong answer.
import { mergedFields, mergedValue, partsOfEach, type Editions, type Merged } from "../../kernel/versioned";
import type { GeneratedText } from "../generated-text";
import { textLines } from "../reading/text-lines";

export function mergedText(editions: Editions<GeneratedText | undefined>): Merged<GeneratedText | undefined> {
  const whole = mergedValue(editions);
  const [base, earlier, later] = editions;
  if (!whole.overtaken || !base || !earlier || !later) return whole;
  const written = [base, earlier, later] as const;
  const text = mergedStretches(partsOfEach(written, (edition) => edition.text));
  return text === undefined ? whole : { shown: { ...mergedFields(written).shown, text } };
}

/** Undefined where both changed the same. */
function mergedStretches(texts: Editions<string>): string | undefined {
  const stretches = partsOfEach(texts, cutAtTitles);
  const areEven = new Set(stretches.map(({ length }) => length)).size === 1;
  const named = partsOfEach(stretches, (some) => Object.fromEntries(areEven ? byPlace(some) : byTitle(some)));
  const order = mergedValue(partsOfEach(named, (some) => Object.keys(some)));
  const { shown, overtaken } = mergedFields(named);
  const areAllPlaced = Object.keys(shown).length === order.shown.length && order.shown.every((name) => name in shown);
  if (order.overtaken || Object.keys(overtaken).length > 0 || !areAllPlaced) return undefined;
  const last = order.shown.length - 1;
  return order.shown
    .map((name) => shown[name] ?? "")
    .map((text, at) => (at < last && !text.endsWith("\n") ? `${text}\n\n` : text))
    .join("");
}

/** A text in the stretches that people change: cut at its titles, and at what is numbered. Joined they are the text. */
function cutAtTitles(text: string): string[] {
  const stretches: string[] = [];
  for (const { kind, raw, text: words } of textLines(text)) {
    const begins = kind === "heading" || kind === "bold" || (kind === "plain" && /^\d{1,3}[.)]\s/.test(words));
    if (begins || stretches.length === 0) stretches.push(raw);
    else stretches.push((stretches.pop() ?? "") + raw);
  }
  return stretches;
}

type NamedStretch = readonly [name: string, stretch: string];

function byPlace(stretches: readonly string[]): NamedStretch[] {
  return stretches.map((stretch, at) => [`stretch ${at}`, stretch]);
}

/** By their first lines, of which some may be the same. */
function byTitle(stretches: readonly string[]): NamedStretch[] {
  const counts = new Map<string, number>();
  return stretches.map((stretch) => {
    const title = stretch.split("\n", 1)[0]?.trim() ?? "";
    const nth = (counts.get(title) ?? 0) + 1;
    counts.set(title, nth);
    return [`${title} ${nth}`, stretch];
  });
}
