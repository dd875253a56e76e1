export type Pool<T> = readonly [T, ...T[]];

/** A number that depends on every character of the text: the same topic always gives the same sample. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Returns the seed of a sample's choices. */
export function seedOf({ task, topic, module }: Record<"task" | "topic" | "module", string>): string {
  return [task, topic, module].join("|").toLowerCase();
}

export function pick<T>(pool: Pool<T>, seed: string): T {
  return pool[hash(seed) % pool.length] ?? pool[0];
}

export function inSampleOrder<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, at) => ({ item, order: hash(`${seed}|${at}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** Puts the values into a text's {placeholders}, and begins it with a capital letter. */
export function fill(text: string, values: Record<string, string>): string {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return sentenceCase(filled);
}

export function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function numberedList(items: readonly string[]): string {
  return items.map((item, at) => `${at + 1}. ${item}`).join("\n");
}

/** A Markdown table; a bar within a cell would end it, so it is escaped. */
export function sampleTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen"],
];

/** The number in a length such as "five or six modules" (one of them, by the seed), or one of the usual ones. */
export function countFromLength(length: string, seed: string, usual: Pool<number>): number {
  const words = length.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const [first, ...more] = words
    .map((word) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word)))
    .filter((count) => count > 0);
  return pick(first === undefined ? usual : [first, ...more], `${seed}|count`);
}
