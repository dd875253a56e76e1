// The statement of xAPI 1.0.3 (Part Two, section 2) with its rules: unknown keys and nulls are refused, and identifiers
// have to be what the standard says they are.
import { z } from "zod";
import { actorSchema, agentSchema, groupSchema } from "./actor-schema";
import { activitySchema, simpleObjectSchemas, statementRefSchema } from "./object-schema";
import { duration, extensions, iri, languageMap, languageTag, timestamp, uuid } from "./primitives";

const verbSchema = z.strictObject({ id: iri, display: languageMap.optional() });

const scoreSchema = z
  .strictObject({
    scaled: z.number().min(-1).max(1).optional(),
    raw: z.number().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .refine(
    ({ min = -Infinity, raw = min, max = Infinity }) => min <= raw && raw <= max,
    "raw must lie between min and max",
  )
  .refine(({ min = -Infinity, max = Infinity }) => min < max, "min must be less than max");

const resultSchema = z.strictObject({
  score: scoreSchema.optional(),
  success: z.boolean().optional(),
  completion: z.boolean().optional(),
  response: z.string().optional(),
  duration: duration.optional(),
  extensions: extensions.optional(),
});

const activitiesSchema = z.union([activitySchema, z.array(activitySchema)], {
  error: "must be an activity or a list of activities",
});

const contextSchema = z.strictObject({
  registration: uuid.optional(),
  instructor: actorSchema.optional(),
  team: groupSchema.optional(),
  contextActivities: z
    .strictObject({
      parent: activitiesSchema.optional(),
      grouping: activitiesSchema.optional(),
      category: activitiesSchema.optional(),
      other: activitiesSchema.optional(),
    })
    .optional(),
  revision: z.string().optional(),
  platform: z.string().optional(),
  language: languageTag.optional(),
  statement: statementRefSchema.optional(),
  extensions: extensions.optional(),
});

const attachmentSchema = z.strictObject({
  usageType: iri,
  display: languageMap,
  description: languageMap.optional(),
  contentType: z.string().min(1),
  length: z.int().nonnegative(),
  sha2: z.string().regex(/^[0-9a-f]{56,128}$/i, "must be a SHA-2 hash in hexadecimal digits"),
  fileUrl: z.string({ error: "is needed, because this store takes no attachments themselves" }),
});

const commonFields = {
  actor: actorSchema,
  verb: verbSchema,
  result: resultSchema.optional(),
  context: contextSchema.optional(),
  timestamp: timestamp.optional(),
  attachments: z.array(attachmentSchema).optional(),
};

const objectTypeError = { error: "objectType must be Activity, Agent, Group, StatementRef or SubStatement" };

const subStatementSchema = z
  .strictObject({
    objectType: z.literal("SubStatement"),
    ...commonFields,
    object: z.discriminatedUnion("objectType", simpleObjectSchemas, { error: "must not be a SubStatement again" }),
  })
  .refine(isAboutAnActivity, "revision and platform belong to statements about an activity");

export const statementSchema = z
  .strictObject({
    id: uuid.optional(),
    ...commonFields,
    object: z.discriminatedUnion("objectType", [...simpleObjectSchemas, subStatementSchema], objectTypeError),
    stored: timestamp.optional(),
    authority: z.union([agentSchema, groupSchema], { error: "must be an Agent or a Group" }).optional(),
    version: z
      .string()
      .regex(/^(?:1\.0(?:\.\d+)?|2\.0(?:\.\d+)?)$/, "must begin with 1.0 or 2.0")
      .optional(),
  })
  .refine(isAboutAnActivity, "revision and platform belong to statements about an activity");

export type ReceivedStatement = z.infer<typeof statementSchema>;

function isAboutAnActivity(one: {
  object: { objectType?: string | undefined };
  context?: { revision?: string | undefined; platform?: string | undefined } | undefined;
}): boolean {
  const needed = one.context?.revision !== undefined || one.context?.platform !== undefined;
  return !needed || (one.object.objectType ?? "Activity") === "Activity";
}
