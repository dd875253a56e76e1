import * as z from "zod/mini";
import { agentAsObjectSchema, groupSchema } from "./actor-schema";
import { extensions, iri, languageMap, uuid } from "./primitives";

const componentSchema = z.strictObject({ id: z.string().check(z.minLength(1)), description: z.optional(languageMap) });
const componentsSchema = z.optional(z.array(componentSchema));

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
  name: z.optional(languageMap),
  description: z.optional(languageMap),
  type: z.optional(iri),
  moreInfo: z.optional(iri),
  extensions: z.optional(extensions),
  interactionType: z.optional(z.enum(interactionTypes)),
  correctResponsesPattern: z.optional(z.array(z.string())),
  choices: componentsSchema,
  scale: componentsSchema,
  source: componentsSchema,
  target: componentsSchema,
  steps: componentsSchema,
});

export const activitySchema = z.strictObject({
  objectType: z.optional(z.literal("Activity")),
  id: iri,
  definition: z.optional(definitionSchema),
});

export const statementRefSchema = z.strictObject({ objectType: z.literal("StatementRef"), id: uuid });

/** The subjects of a statement, except for another statement within it. */
export const simpleObjectSchemas = [activitySchema, agentAsObjectSchema, groupSchema, statementRefSchema] as const;
