// The sample texts are Markdown files with placeholders; the values fill them.
import { readFileSync } from "node:fs";

/** Reads a file of samples/ and fills it: a line with the placeholder of a list comes once for each of its entries. */
export function readSample(name: string, values: Record<string, string | readonly string[]>): string {
  const template = readFileSync(new URL(`samples/${name}.md`, import.meta.url), "utf8").trimEnd();
  const lines = template.split("\n").flatMap((line) => {
    const list = values[/\{(\w+)\}/.exec(line)?.[1] ?? ""];
    if (list !== undefined && typeof list !== "string")
      return list.map((entry) => line.replace(/\{\w+\}/, () => entry));
    return line.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
  });
  return lines.join("\n").replaceAll(/\n{3,}/g, "\n\n");
}

/** A small story for the examples of a topic. */
export function scenarioFor(seed: string): Record<"person" | "colleague" | "place" | "pressure", string> {
  const [person, colleague, place, pressure] = pick(scenarios, seed);
  return { person, colleague, place, pressure };
}

type Pool<T> = readonly [T, ...T[]];

const scenarios: Pool<[person: string, colleague: string, place: string, pressure: string]> = [
  ["Amara", "Jonas", "the front desk of a regional clinic", "a deadline that was moved forward by a week"],
  ["Priya", "Mateo", "the dispatch office of a logistics company", "two people on leave and a full order book"],
  ["Ines", "Tom", "the help desk of a software firm", "a long-standing customer who is losing patience"],
  ["Leila", "Marcus", "a family business with three shops", "a new system that went live on Monday"],
  ["Sofia", "Daniel", "the service department of an equipment maker", "an audit at the end of the month"],
  ["Grace", "Oskar", "a city planning office", "a reorganization that is still settling"],
];

/** The same seed always gives the same choice. */
export function pick<T>(pool: Pool<T>, seed: string): T {
  let sum = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) sum = Math.imul(sum ^ seed.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return pool[((sum ^ (sum >>> 13)) >>> 0) % pool.length] ?? pool[0];
}

const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen"],
];

/** The number in a length such as "five or six modules": one of them, by the seed; or one of the usual ones. */
export function countFromLength(length: string, seed: string, usual: Pool<number>): number {
  const words = length.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const [first, ...more] = words
    .map((word) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word)))
    .filter((count) => count > 0);
  return pick(first === undefined ? usual : [first, ...more], seed);
}

/** Keeps so many of the numbered parts, such as "## Module 1: ...", the first and the last among them. */
export function filledSample(text: string, count: number): string {
  // The questions below numbered headings are no parts of their own.
  const pieces = text.split(/^## \w+ \d/m.test(text) ? /^(?=## )/m : /^(?=## |\d+\. )/m);
  const numbered = pieces.filter((piece) => /^(?:## \w+ )?\d/.test(piece));
  const start = pieces.indexOf(numbered[0] ?? "");
  const wanted = Math.min(Math.max(count, 2), numbered.length);
  const kept = Array.from({ length: wanted }, (_, nth) => {
    const part = numbered[Math.round((nth * (numbered.length - 1)) / (wanted - 1))] ?? "";
    return part.replace(/\d+/, String(nth + 1));
  });
  return [...pieces.slice(0, start), ...kept, ...pieces.slice(start + numbered.length)].join("");
}

export function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
