// A document that a person gives to a course, as numbered paragraphs. It stays in the person's browser, or is kept with
// a business's course; what is struck out is sent nowhere. A number is given once: a paragraph that is gone leaves a
// gap, so no mark names another one.
import * as z from "zod/mini";
import { sourceBounds } from "./source-bounds";

const paragraph = z.object({
  number: z.int().check(z.positive()),
  text: z.string(),
  isStruck: z.optional(z.boolean()),
});
export type SourceParagraph = z.infer<typeof paragraph>;

const courseSource = z.object({
  id: z.string(),
  name: z.string(),
  paragraphs: z.array(paragraph),
  /** True for a source of a kept course until its person says that it may be kept with the business, too. */
  isHere: z.optional(z.boolean()),
});
export type GivenSource = z.infer<typeof courseSource>;

/** All sources of a course. */
export const courseSources = z.object({
  course: z.string(),
  next: z.int().check(z.positive()),
  sources: z.array(courseSource),
});
export type CourseSources = z.infer<typeof courseSources>;

export function noSources(course: string): CourseSources {
  return { course, next: 1, sources: [] };
}

export function withSource(
  all: CourseSources,
  { id, name, texts, isHere = false }: { id: string; name: string; texts: readonly string[]; isHere?: boolean },
): CourseSources {
  const paragraphs = texts.map((text, nth) => ({ number: all.next + nth, text }));
  const source = { id, name, paragraphs, ...(isHere && { isHere }) };
  return { ...all, next: all.next + texts.length, sources: [...all.sources, source] };
}

export function withSourceKept(all: CourseSources, id: string): CourseSources {
  return changeOne(all, id, ({ name, paragraphs }) => ({ id, name, paragraphs }));
}

/** The name is the person's; an empty one stays what it was. */
export function withSourceName(all: CourseSources, id: string, name: string): CourseSources {
  return changeOne(all, id, (source) => ({ ...source, name: name.trim().slice(0, sourceBounds.name) || source.name }));
}

export function withStruck(all: CourseSources, id: string, number: number, isStruck: boolean): CourseSources {
  return changeOne(all, id, (source) => ({
    ...source,
    paragraphs: source.paragraphs.map((each) => (each.number === number ? { ...each, isStruck } : each)),
  }));
}

export function withoutSource(all: CourseSources, id: string): CourseSources {
  return { ...all, sources: all.sources.filter((source) => source.id !== id) };
}

function changeOne(all: CourseSources, id: string, change: (source: GivenSource) => GivenSource): CourseSources {
  return { ...all, sources: all.sources.map((source) => (source.id === id ? change(source) : source)) };
}

/** The paragraphs that may be sent. */
export function openParagraphs({ sources }: CourseSources): SourceParagraph[] {
  return sources.flatMap(({ paragraphs }) => paragraphs.filter(({ isStruck }) => isStruck !== true));
}

/** Every paragraph by its number, also what was struck out since it was cited. */
export function paragraphsByNumber({ sources }: CourseSources): ReadonlyMap<number, string> {
  return new Map(sources.flatMap(({ paragraphs }) => paragraphs.map(({ number, text }) => [number, text] as const)));
}
