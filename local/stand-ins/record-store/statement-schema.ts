// The statement of xAPI 1.0.3 (Part Two, section 2) with its rules: unknown keys and nulls are refused, identifiers have
// to be what the standard says they are.
import { z } from "zod";
import { actor, agent, group } from "./actor-schema";
import { activity, simpleObjects, statementRef } from "./object-schema";
import { duration, extensions, iri, languageMap, languageTag, timestamp, uuid } from "./primitives";

const verb = z.strictObject({ id: iri, display: languageMap.optional() });

const score = z
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

const result = z.strictObject({
  score: score.optional(),
  success: z.boolean().optional(),
  completion: z.boolean().optional(),
  response: z.string().optional(),
  duration: duration.optional(),
  extensions: extensions.optional(),
});

const activities = z.union([activity, z.array(activity)], { error: "must be an activity or a list of activities" });

const context = z.strictObject({
  registration: uuid.optional(),
  instructor: actor.optional(),
  team: group.optional(),
  contextActivities: z
    .strictObject({
      parent: activities.optional(),
      grouping: activities.optional(),
      category: activities.optional(),
      other: activities.optional(),
    })
    .optional(),
  revision: z.string().optional(),
  platform: z.string().optional(),
  language: languageTag.optional(),
  statement: statementRef.optional(),
  extensions: extensions.optional(),
});

const attachment = z.strictObject({
  usageType: iri,
  display: languageMap,
  description: languageMap.optional(),
  contentType: z.string().min(1),
  length: z.int().nonnegative(),
  sha2: z.string().regex(/^[0-9a-f]{56,128}$/i, "must be a SHA-2 hash in hexadecimal digits"),
  fileUrl: z.string({ error: "is needed, because this store takes no attachments themselves" }),
});

const core = {
  actor,
  verb,
  result: result.optional(),
  context: context.optional(),
  timestamp: timestamp.optional(),
  attachments: z.array(attachment).optional(),
};

const kinds = { error: "objectType must be Activity, Agent, Group, StatementRef or SubStatement" };

const subStatement = z
  .strictObject({
    objectType: z.literal("SubStatement"),
    ...core,
    object: z.discriminatedUnion("objectType", simpleObjects, { error: "must not be a SubStatement again" }),
  })
  .refine(isAboutAnActivity, "revision and platform belong to statements about an activity");

export const statement = z
  .strictObject({
    id: uuid.optional(),
    ...core,
    object: z.discriminatedUnion("objectType", [...simpleObjects, subStatement], kinds),
    stored: timestamp.optional(),
    authority: z.union([agent, group], { error: "must be an Agent or a Group" }).optional(),
    version: z
      .string()
      .regex(/^(?:1\.0(?:\.\d+)?|2\.0(?:\.\d+)?)$/, "must begin with 1.0 or 2.0")
      .optional(),
  })
  .refine(isAboutAnActivity, "revision and platform belong to statements about an activity");

export type Statement = z.infer<typeof statement>;

function isAboutAnActivity(one: {
  object: { objectType?: string | undefined };
  context?: { revision?: string | undefined; platform?: string | undefined } | undefined;
}): boolean {
  const needed = one.context?.revision !== undefined || one.context?.platform !== undefined;
  return !needed || (one.object.objectType ?? "Activity") === "Activity";
}
