import { z } from "zod";
import { agentAsObjectSchema, groupSchema } from "./actor-schema";
import { extensions, iri, languageMap, uuid } from "./primitives";

const componentsSchema = z
  .array(z.strictObject({ id: z.string().min(1), description: languageMap.optional() }))
  .optional();

const interactionTypes = [
  "true-false",
  "choice",
  "fill-in",
  "long-fill-in",
  "matching",
  "performance",
  "sequencing",
  "likert",
  "numeric",
  "other",
] as const;

const definitionSchema = z.strictObject({
  name: languageMap.optional(),
  description: languageMap.optional(),
  type: iri.optional(),
  moreInfo: iri.optional(),
  extensions: extensions.optional(),
  interactionType: z.enum(interactionTypes).optional(),
  correctResponsesPattern: z.array(z.string()).optional(),
  choices: componentsSchema,
  scale: componentsSchema,
  source: componentsSchema,
  target: componentsSchema,
  steps: componentsSchema,
});

export const activitySchema = z.strictObject({
  objectType: z.literal("Activity").optional(),
  id: iri,
  definition: definitionSchema.optional(),
});

export const statementRefSchema = z.strictObject({ objectType: z.literal("StatementRef"), id: uuid });

/** What a statement may be about, except for another statement within it. */
export const simpleObjectSchemas = [activitySchema, agentAsObjectSchema, groupSchema, statementRefSchema] as const;
