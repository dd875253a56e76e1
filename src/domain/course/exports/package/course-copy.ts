// A course as a link shows it to be tried: the pages of its package and nothing else. The agenda, the earlier results
// and the business's gap are not in it, since its holder can read all of a copy.
import * as z from "zod/mini";
import { toolNames } from "../../../kernel/tool-names";
import { generatedText } from "../../generated-text";
import { packageParts } from "./package-part";

const decision = z.object({
  number: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  answer: z.int(),
  reason: z.string(),
  optionReasons: z.optional(z.array(z.string())),
});

const screen = z.object({
  number: z.int(),
  title: z.string(),
  shown: z.string(),
  narration: z.string(),
  decisions: z.array(decision),
  feedback: z.string(),
});

const copiedPage = z.object({
  part: z.enum(packageParts),
  module: z.string(),
  tool: z.enum(toolNames),
  text: generatedText,
  screen: z.optional(screen),
  markdown: z.optional(z.string()),
});

export const courseCopy = z.object({ title: z.string(), pages: z.array(copiedPage) });
export type CourseCopy = z.infer<typeof courseCopy>;
