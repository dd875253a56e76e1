// The statement of xAPI 1.0.3 (Part Two, section 2) with its rules: unknown keys and nulls are refused, and identifiers
// have to be what the standard says they are.
import * as z from "zod/mini";
import { actorSchema, agentSchema, groupSchema } from "./actor-schema";
import { activitySchema, simpleObjectSchemas, statementRefSchema } from "./object-schema";
import { duration, extensions, iri, languageMap, xapiLanguageTag, timestamp, uuid } from "./primitives";

const verbSchema = z.strictObject({ id: iri, display: z.optional(languageMap) });

const scoreSchema = z
  .strictObject({
    scaled: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
    raw: z.optional(z.number()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
  })
  .check(
    z.refine(
      ({ min = -Infinity, raw = min, max = Infinity }) => min <= raw && raw <= max,
      "raw must lie between min and max",
    ),
    z.refine(({ min = -Infinity, max = Infinity }) => min < max, "min must be less than max"),
  );

const resultSchema = z.strictObject({
  score: z.optional(scoreSchema),
  success: z.optional(z.boolean()),
  completion: z.optional(z.boolean()),
  response: z.optional(z.string()),
  duration: z.optional(duration),
  extensions: z.optional(extensions),
});

const activitiesSchema = z.union([activitySchema, z.array(activitySchema)], {
  error: "must be an activity or a list of activities",
});

const contextSchema = z.strictObject({
  registration: z.optional(uuid),
  instructor: z.optional(actorSchema),
  team: z.optional(groupSchema),
  contextActivities: z.optional(
    z.strictObject({
      parent: z.optional(activitiesSchema),
      grouping: z.optional(activitiesSchema),
      category: z.optional(activitiesSchema),
      other: z.optional(activitiesSchema),
    }),
  ),
  revision: z.optional(z.string()),
  platform: z.optional(z.string()),
  language: z.optional(xapiLanguageTag),
  statement: z.optional(statementRefSchema),
  extensions: z.optional(extensions),
});

const attachmentSchema = z.strictObject({
  usageType: iri,
  display: languageMap,
  description: z.optional(languageMap),
  contentType: z.string().check(z.minLength(1)),
  length: z.int().check(z.nonnegative()),
  sha2: z.string().check(z.regex(/^[0-9a-f]{56,128}$/i, "must be a SHA-2 hash in hexadecimal digits")),
  fileUrl: z.string({ error: "is needed, because this store takes no attachments themselves" }),
});

const revisedActivity = z.refine<AboutSomething>(
  isAboutAnActivity,
  "revision and platform belong to statements about an activity",
);

const commonFields = {
  actor: actorSchema,
  verb: verbSchema,
  result: z.optional(resultSchema),
  context: z.optional(contextSchema),
  timestamp: z.optional(timestamp),
  attachments: z.optional(z.array(attachmentSchema)),
};

const objectTypeError = { error: "objectType must be Activity, Agent, Group, StatementRef or SubStatement" };

const subStatementSchema = z
  .strictObject({
    objectType: z.literal("SubStatement"),
    ...commonFields,
    object: z.discriminatedUnion("objectType", simpleObjectSchemas, { error: "must not be a SubStatement again" }),
  })
  .check(revisedActivity);

export const statementSchema = z
  .strictObject({
    id: z.optional(uuid),
    ...commonFields,
    object: z.discriminatedUnion("objectType", [...simpleObjectSchemas, subStatementSchema], objectTypeError),
    stored: z.optional(timestamp),
    authority: z.optional(z.union([agentSchema, groupSchema], { error: "must be an Agent or a Group" })),
    version: z.optional(z.string().check(z.regex(/^(?:1\.0(?:\.\d+)?|2\.0(?:\.\d+)?)$/, "must begin with 1.0 or 2.0"))),
  })
  .check(revisedActivity);

export type ReceivedStatement = z.infer<typeof statementSchema>;

interface AboutSomething {
  object: { objectType?: string | undefined };
  context?: { revision?: string | undefined; platform?: string | undefined } | undefined;
}

function isAboutAnActivity(one: AboutSomething): boolean {
  const needed = one.context?.revision !== undefined || one.context?.platform !== undefined;
  return !needed || (one.object.objectType ?? "Activity") === "Activity";
}
