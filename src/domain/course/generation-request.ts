import { z } from "zod";
import { bounds } from "../kernel/contact";
import { sentEvidence } from "./origin/sent-evidence";
import { plainLine } from "./plain-line";

export const courseLevels = ["introductory", "intermediate", "advanced"] as const;
export const courseLengths = ["short", "standard", "detailed"] as const;

/** What may be wished of a part that is written again, besides one's own words. */
export const rewriteChanges = ["shorter", "simpler", "practical", "audience"] as const;
export type RewriteChange = (typeof rewriteChanges)[number];

export const longestWish = 300;

/** What goes along of a module; what is beyond it is left out by whoever sends it. */
export const longestObjective = 400;
export const mostObjectives = 12;
export const longestLesson = 30_000;

/** How many characters a text may have that is to be rewritten in part or gone on with. */
export const longestTextAround = 60_000;

/**
 * What a course-design generator is asked: the topic (or the selected module), and options that all may be left out.
 */
export const generationRequest = z.object({
  topic: plainLine(bounds.topic).min(1, "Please enter a topic."),
  audience: plainLine(200).optional(),
  level: z.enum(courseLevels).optional(),
  length: z.enum(courseLengths).optional(),
  language: plainLine(60).optional(),
  /** The course's outline, so that a module's texts fit the course around them. */
  outline: z.string().max(30_000).optional(),
  /** The module's objectives, and its lesson, which its storyboard and its assessment are to fit. */
  objectives: z.array(plainLine(longestObjective).min(1)).max(mostObjectives).optional(),
  lesson: z.string().max(longestLesson).optional(),
  /** What a business has said, from its own people and its consultant only. */
  evidence: sentEvidence.optional(),
  /** Made by the browser: by it the text is stopped, and its lines are found in every log. */
  generationId: z.uuid().optional(),
  /**
   * Rewrite this one section of a text instead of writing it all: its heading line, and the whole text around it, or
   * the section alone where only a flaw is mended. Or one question, which is always alone.
   */
  section: z
    .object({
      heading: plainLine(300).min(1),
      text: z.string().max(longestTextAround),
      isQuestion: z.boolean().optional(),
    })
    .optional(),
  /** How the section is to be changed. */
  change: z.enum(rewriteChanges).optional(),
  /** The same in the person's own words; with the change `audience`, for whom. */
  wish: plainLine(longestWish).optional(),
  /** Go on with this text, which broke off, instead of beginning anew; the answer is the whole text. */
  textSoFar: z.string().min(1).max(longestTextAround).optional(),
});
export type GenerationRequest = z.infer<typeof generationRequest>;

/** How many texts the caller's share of a day (UTC) holds, and how many of them are written. */
export const generationShare = z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative() });
export type GenerationShare = z.infer<typeof generationShare>;
