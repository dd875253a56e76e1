import { z } from "zod";
import { agentAsObject, group } from "./actor-schema";
import { extensions, iri, languageMap, uuid } from "./primitives";

const components = z.array(z.strictObject({ id: z.string().min(1), description: languageMap.optional() })).optional();

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

const definition = z.strictObject({
  name: languageMap.optional(),
  description: languageMap.optional(),
  type: iri.optional(),
  moreInfo: iri.optional(),
  extensions: extensions.optional(),
  interactionType: z.enum(interactionTypes).optional(),
  correctResponsesPattern: z.array(z.string()).optional(),
  choices: components,
  scale: components,
  source: components,
  target: components,
  steps: components,
});

export const activity = z.strictObject({
  objectType: z.literal("Activity").optional(),
  id: iri,
  definition: definition.optional(),
});

export const statementRef = z.strictObject({ objectType: z.literal("StatementRef"), id: uuid });

/** What a statement may be about, except for another statement within it. */
export const simpleObjects = [activity, agentAsObject, group, statementRef] as const;
