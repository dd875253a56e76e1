import * as z from "zod/mini";

/** One generated text with its provenance. */
export const generatedText = z.object({
  text: z.string(),
  /** The topic or the module that it is about. */
  about: z.string(),
  model: z.string(),
  /** ISO 8601. */
  writtenAt: z.string(),
  edited: z.boolean(),
  /** Only the beginning of an answer: stopped, cut or failed. */
  incomplete: z.boolean(),
  /** The language that it was asked for in (BCP 47), where that is known. */
  language: z.optional(z.string()),
  /** Present if only its structure was asked for, of a small model. */
  promptForm: z.optional(z.literal("short")),
  /** The gap that it was made for, where a training plan asked for the course. */
  trainingGap: z.optional(z.string()),
  /** The short names of the sections that it was translated from, and of its own as they were then. */
  translated: z.optional(z.object({ from: z.string(), as: z.string() })),
});
export type GeneratedText = z.infer<typeof generatedText>;
