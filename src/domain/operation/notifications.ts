import * as z from "zod/mini";

/** Of what administrators are told by mail. */
export const notificationKinds = ["inquiry", "flood", "task", "assessment", "plan", "blast"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const toldUnlessOff = z._default(z.catch(z.boolean(), true), true);

/** A document of `notificationSettings`, one for each administrator: what they do not switch off they are told. */
export const notificationSettings = z.object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, toldUnlessOff])) as Record<
    NotificationKind,
    typeof toldUnlessOff
  >,
);
export type NotificationSettings = z.infer<typeof notificationSettings>;
