import * as z from "zod/mini";
import { documentId } from "../../kernel/document-id";
import { bounds } from "../../kernel/texts";
import { longestEvidenceLine, longestReference, mostEvidence, plannedKinds, saidKinds } from "./evidence-kinds";
import {
  courseLengths,
  courseLevels,
  longestLesson,
  longestObjective,
  longestTextAround,
  longestWish,
  mayGoOn,
  mostObjectives,
  rewriteChanges,
} from "./course-options";
import { sentBounds, sourceBounds } from "../sources/source-bounds";
import { courseWords } from "../words";
import { plainLine } from "./plain-line-schema";

const lineText = plainLine(longestEvidenceLine).check(z.minLength(1));
const sentPlanned = z.object({ kind: z.enum(plannedKinds), text: lineText });
const sentSaid = z.object({
  kind: z.enum(saidKinds),
  text: lineText,
  reference: plainLine(longestReference).check(z.minLength(1)),
});

/** Paragraphs of the person's own documents, which the server keeps nowhere. */
const sourceParagraphs = z
  .array(
    z.object({
      number: z.int().check(z.positive(), z.maximum(99_999)),
      text: plainLine(sourceBounds.paragraph).check(z.minLength(1)),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(sentBounds.paragraphs),
    z.refine((all) => all.reduce((sum, { text }) => sum + text.length, 0) <= sentBounds.characters),
    z.refine((all) => new Set(all.map(({ number }) => number)).size === all.length),
  );

export const sentEvidence = z.object({
  invitationId: documentId,
  lines: z
    .array(z.discriminatedUnion("kind", [sentPlanned, sentSaid]))
    .check(z.minLength(1), z.maxLength(mostEvidence)),
});
export type SentEvidence = z.infer<typeof sentEvidence>;

/**
 * The request to a course-design generator: the topic (or the selected module), and options that all may be left out.
 */
export const generationRequest = z.object({
  topic: plainLine(bounds.topic).check(z.minLength(1, courseWords.topicMissing)),
  audience: z.optional(plainLine(200)),
  level: z.optional(z.enum(courseLevels)),
  length: z.optional(z.enum(courseLengths)),
  language: z.optional(plainLine(60)),
  /** The course's outline, so that a module's texts fit the course around them. */
  outline: z.optional(z.string().check(z.maxLength(30_000))),
  /** The module's objectives, and its lesson, which its storyboard and its assessment are to fit. */
  objectives: z.optional(z.array(plainLine(longestObjective).check(z.minLength(1))).check(z.maxLength(mostObjectives))),
  lesson: z.optional(z.string().check(z.maxLength(longestLesson))),
  /** The words of a business, from its own people and its consultant only. */
  evidence: z.optional(sentEvidence),
  /** The paragraphs of sources that the text needs. */
  sources: z.optional(sourceParagraphs),
  /** Made by the browser: by it the text is stopped, and its lines are found in every log. */
  generationId: z.optional(z.uuid()),
  /**
   * Rewrite this one section of a text instead of writing it all: its heading line, and the whole text around it, or
   * the section alone where only a flaw is mended. Or one question, which is always alone.
   */
  section: z.optional(
    z.object({
      heading: plainLine(300).check(z.minLength(1)),
      text: z.string().check(z.maxLength(longestTextAround)),
      isQuestion: z.optional(z.boolean()),
    }),
  ),
  /** The change of the section. */
  change: z.optional(z.enum(rewriteChanges)),
  /** The same in the person's own words; with the change `audience`, for whom. */
  wish: z.optional(plainLine(longestWish)),
  /** Translate this text into `language`; `from` is its own language (BCP 47), where that is known. */
  translate: z.optional(
    z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTextAround)),
      from: z.optional(plainLine(40)),
    }),
  ),
  /** Go on with this text, which broke off, instead of beginning anew; the answer is the whole text. */
  textSoFar: z.optional(z.string().check(z.minLength(1), z.refine(mayGoOn, courseWords.cannotGoOn))),
});
export type GenerationRequest = z.infer<typeof generationRequest>;

/** The most texts of the caller's share of a day (UTC), and the number written. */
export const generationShare = z.object({
  used: z.int().check(z.nonnegative()),
  limit: z.int().check(z.nonnegative()),
});
export type GenerationShare = z.infer<typeof generationShare>;
