// The sources of a course that is kept with a business, as its documents hold them: one that counts, and one for each
// part of a source, a line a paragraph. Only paragraphs that may be sent are stored. A browser keeps those that were
// struck out in it, and sources that are not to be stored yet.
import * as z from "zod/mini";
import { withoutHidden } from "../../kernel/contact";
import { wellFormed } from "../../kernel/texts";
import { noSources, type CourseSources, type GivenSource, type SourceParagraph } from "./source";
import { keptBounds } from "./source-bounds";

/** The document that counts. A change of any part is its next version. */
export const sourceCount = z.object({
  next: z.int().check(z.positive()),
  parts: z.int().check(z.nonnegative()),
  version: z.int().check(z.positive()),
});

export const sourcePart = z.object({ source: z.string(), name: z.string(), paragraphs: z.string() });
type SourcePart = z.infer<typeof sourcePart>;

/** The course has as many documents of sources as it can have. */
export class SourcesFull extends Error {}

/** By the ids of their documents. */
export type SourceParts = ReadonlyMap<string, SourcePart>;

export interface KeptSources {
  next: number;
  /** 0 where nothing was stored yet. */
  version: number;
  parts: SourceParts;
}

export function sourcesIn(course: string, { next, parts }: Pick<KeptSources, "next" | "parts">): CourseSources {
  const sources = new Map<string, GivenSource>();
  for (const { source: id, name, paragraphs } of parts.values()) {
    const source = sources.get(id) ?? { id, name, paragraphs: [] };
    sources.set(id, { ...source, paragraphs: [...source.paragraphs, ...paragraphsIn(paragraphs)] });
  }
  return byNumber({ course, next, sources: [...sources.values()] });
}

/**
 * Returns the documents of the sources. A paragraph stays in its document, so that few of them change. Undefined where
 * there are more sources than a course can have.
 */
export function sourcePartsOf(
  { sources }: Pick<CourseSources, "sources">,
  before: SourceParts,
): SourceParts | undefined {
  const places = new Map(
    [...before].flatMap(([id, part]) => paragraphsIn(part.paragraphs).map(({ number }) => [number, id] as const)),
  );
  const free = Array.from({ length: keptBounds.parts }, (_, nth) => String(nth)).filter((id) => !before.has(id));
  const parts = new Map<string, SourcePart>();
  for (const { id: source, name, paragraphs } of sources.filter(({ isHere }) => isHere !== true)) {
    let last: string | undefined;
    for (const { number, text } of paragraphs.filter(({ isStruck }) => isStruck !== true)) {
      const line = `${number} ${wellFormed(text).replaceAll("\n", " ")}`;
      const wanted = places.get(number) ?? last;
      last = wanted !== undefined && hasRoom(parts.get(wanted), line) ? wanted : free.shift();
      if (last === undefined) return undefined;
      const lines = parts.get(last)?.paragraphs;
      const shown = withoutHidden(wellFormed(name));
      parts.set(last, { source, name: shown, paragraphs: lines === undefined ? line : `${lines}\n${line}` });
    }
  }
  return parts;
}

/** The stored sources together with what this browser alone has of them: what is not stored was struck out. */
export function withSourcesHere(kept: CourseSources, here: CourseSources): CourseSources {
  const stored = new Set(kept.sources.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number)));
  const sources = new Map(kept.sources.map((source) => [source.id, source]));
  for (const source of here.sources) {
    const there = sources.get(source.id);
    const own = source.paragraphs.filter(({ number }) => !stored.has(number));
    const struck = own.map((each) => ({ ...each, isStruck: true }));
    if (there) sources.set(source.id, { ...there, paragraphs: [...there.paragraphs, ...struck] });
    else if (own.length > 0) sources.set(source.id, { ...source, paragraphs: source.isHere ? own : struck });
  }
  return byNumber({ ...kept, next: Math.max(kept.next, here.next), sources: [...sources.values()] });
}

/** Returns the part of the sources that only the browser keeps. */
export function sourcesHere({ course, next, sources }: CourseSources): CourseSources {
  const own = sources.flatMap((source) => {
    const paragraphs = source.paragraphs.filter(({ isStruck }) => isStruck === true || source.isHere === true);
    return paragraphs.length === 0 ? [] : [{ ...source, paragraphs }];
  });
  return { ...noSources(course), next, sources: own };
}

/** Adds the paragraphs of a change to those that the browser has, until the change has arrived. */
export function withAddedHere(before: CourseSources, after: CourseSources): CourseSources {
  const added = new Map(after.sources.map((source) => [source.id, source]));
  const sources = before.sources.map((source) => {
    const numbers = new Set(source.paragraphs.map(({ number }) => number));
    const more = added.get(source.id)?.paragraphs.filter(({ number }) => !numbers.has(number)) ?? [];
    added.delete(source.id);
    return { ...source, paragraphs: [...source.paragraphs, ...more] };
  });
  return byNumber({ ...after, sources: [...sources, ...added.values()] });
}

function hasRoom(part: SourcePart | undefined, line: string): boolean {
  return (part?.paragraphs.length ?? 0) + line.length < keptBounds.characters;
}

function paragraphsIn(lines: string): SourceParagraph[] {
  return lines.split("\n").flatMap((line) => {
    const [, number, text = ""] = /^(\d{1,9}) (.*)$/u.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text }];
  });
}

/** Numbers are given in the order of the sources. */
function byNumber(all: CourseSources): CourseSources {
  const sources = all.sources.map((source) => ({
    ...source,
    paragraphs: source.paragraphs.toSorted((one, other) => one.number - other.number),
  }));
  const firstOf = ({ paragraphs: [first] }: GivenSource) => first?.number ?? 0;
  return { ...all, sources: sources.toSorted((one, other) => firstOf(one) - firstOf(other)) };
}
