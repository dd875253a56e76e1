import { z } from "zod";

/** Of what administrators are told by mail. */
export const notificationKinds = ["inquiry", "task", "assessment", "plan", "blast"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A document of `notificationSettings`, one for each administrator: what they do not switch off they are told. */
export const notificationSettings = z.object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean().catch(true).default(true)])) as Record<
    NotificationKind,
    z.ZodDefault<z.ZodCatch<z.ZodBoolean>>
  >,
);
export type NotificationSettings = z.infer<typeof notificationSettings>;
