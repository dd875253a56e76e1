// Merges what two windows made of one text since both had the same. Who changed different stretches loses nothing: the
// text has both, and the sections that each has added. If both changed one stretch, or the order of them, the whole
// text is one window's: a question of one and a key of the other would name a wrong answer.
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
  const cut = partsOfEach(texts, cutAtTitles);
  const areEven = new Set(cut.map(({ length }) => length)).size === 1;
  const stretches = partsOfEach(cut, (some) => (areEven ? byPlace(some) : byTitle(some)));
  const [base, ...changed] = stretches;
  const known = new Set(base.map(({ name }) => name));
  const fields = partsOfEach(stretches, (some) =>
    Object.fromEntries(some.filter(({ name }) => known.has(name)).map(({ name, text }) => [name, text])),
  );
  const { shown, overtaken } = mergedFields(fields);
  const isEverywhere = Object.keys(shown).every((name) => fields.every((field) => name in field));
  const order = mergedValue(
    partsOfEach(stretches, (some) => some.map(({ name }) => name).filter((name) => name in shown)),
  );
  if (order.overtaken || Object.keys(overtaken).length > 0 || !isEverywhere) return undefined;

  const added = changed.map((some) => addedRuns(some, known, shown));
  const areBothAdding = added.every(({ length }) => length > 0);
  const isAnother = Object.keys(shown).length * 2 < base.length; // most of the text that both had is gone
  if (areBothAdding && (isAnother || added.flat().some(beginsNumbered))) return undefined;
  const ends = mergedFields(
    partsOfEach(stretches, (some) => Object.fromEntries(some.map(({ name, end }) => [name, end]))),
  ).shown;
  const written = ["", ...order.shown].flatMap((name) => [
    ...(name === "" ? [] : [{ text: shown[name] ?? "", end: ends[name] ?? "" }]),
    ...runsBehind(name, added.flat()).flatMap(({ stretches: run }) => run),
  ]);
  return written
    .map(({ text, end }, at) => text + (at < written.length - 1 && !end.includes("\n") ? "\n\n" : end))
    .join("");
}

/** Stretches that one window has added, behind a stretch that both have. */
interface AddedRun {
  /** The name of that stretch; empty at the beginning. */
  behind: string;
  /** The stretch before them in this window's text, which may have been taken out by the other. */
  from: string;
  stretches: NamedStretch[];
}

function addedRuns(stretches: readonly NamedStretch[], known: ReadonlySet<string>, shown: object): AddedRun[] {
  const runs: AddedRun[] = [{ behind: "", from: "", stretches: [] }];
  for (const stretch of stretches) {
    const { name } = stretch;
    if (!known.has(name)) runs.at(-1)?.stretches.push(stretch);
    else runs.push({ behind: name in shown ? name : (runs.at(-1)?.behind ?? ""), from: name, stretches: [] });
  }
  return runs.filter((run) => run.stretches.length > 0);
}

/** In an order that does not depend on who comes second; what both have added is there once. */
function runsBehind(name: string, runs: readonly AddedRun[]): AddedRun[] {
  const own = runs.filter(({ behind }) => behind === name);
  const wordsOf = ({ stretches }: AddedRun) => stretches.map(({ text }) => text).join("\n\n");
  const apart = [...new Map(own.map((run) => [wordsOf(run), run])).values()];
  const place = (run: AddedRun) => `${run.from === name ? 0 : 1} ${wordsOf(run)}`;
  return apart.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** Two windows' questions or steps would have the same numbers, and one key. */
function beginsNumbered({ stretches: [first] }: AddedRun): boolean {
  return first !== undefined && /^\s*\d{1,3}[.)]\s/.test(first.text);
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

interface NamedStretch {
  name: string;
  text: string;
  /** The blank lines behind it, which change as something is added there. */
  end: string;
}

function namedStretch(name: string, raw: string): NamedStretch {
  const text = raw.trimEnd();
  return { name, text, end: raw.slice(text.length) };
}

function byPlace(stretches: readonly string[]): NamedStretch[] {
  return stretches.map((stretch, at) => namedStretch(`stretch ${at}`, stretch));
}

/** By their first lines, of which some may be the same. */
function byTitle(stretches: readonly string[]): NamedStretch[] {
  const counts = new Map<string, number>();
  return stretches.map((stretch) => {
    const title = stretch.split("\n", 1)[0]?.trim() ?? "";
    const nth = (counts.get(title) ?? 0) + 1;
    counts.set(title, nth);
    return namedStretch(`${title} ${nth}`, stretch);
  });
}
