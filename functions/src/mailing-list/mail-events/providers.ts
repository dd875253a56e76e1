// The forms in which mail providers tell of refused mail and of complaints: two by their documentations, all others in
// a form of our own. A provider's other news, such as put off, opened or delivered, is passed over.
import * as z from "zod/mini";
import { mailEvent, text, type ReadMailEvents } from "./mail-event";

const many = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.maxLength(1000));

const postmarkBody = z.object({
  RecordType: text,
  ID: z.optional(z.union([z.number(), z.string()])),
  Type: z.optional(text),
  Email: z.optional(text),
});

const postmark: ReadMailEvents = (body) => {
  const { RecordType, ID, Type = "", Email = "" } = postmarkBody.parse(body);
  const id = `${RecordType} ${ID ?? ""}`;
  if (RecordType === "SpamComplaint") return mailEvent("complained", Email, id);
  const isPermanent = RecordType === "Bounce" && ["HardBounce", "BadEmailAddress"].includes(Type);
  return isPermanent ? mailEvent("refused", Email, id) : [];
};

const sesRecipients = many(z.object({ emailAddress: text }));
const sesMessage = z.object({
  notificationType: z.optional(text),
  eventType: z.optional(text),
  bounce: z.optional(z.object({ bounceType: text, feedbackId: text, bouncedRecipients: sesRecipients })),
  complaint: z.optional(z.object({ feedbackId: text, complainedRecipients: sesRecipients })),
});
const snsBody = z.object({ Type: text, Message: z.string().check(z.maxLength(300_000)) });

const ses: ReadMailEvents = (body) => {
  const { Type, Message } = snsBody.parse(body);
  if (Type !== "Notification") return [];
  const { bounce, complaint } = sesMessage.parse(JSON.parse(Message));
  const bounced = bounce?.bounceType === "Permanent" ? bounce.bouncedRecipients : [];
  return [
    ...bounced.flatMap(({ emailAddress }) => mailEvent("refused", emailAddress, bounce?.feedbackId ?? "")),
    ...(complaint?.complainedRecipients ?? []).flatMap(({ emailAddress }) =>
      mailEvent("complained", emailAddress, complaint?.feedbackId ?? ""),
    ),
  ];
};

const ownEvent = z.object({ event: z.enum(["refused", "complained", "other"]), address: text, id: text });

/** Our own form, which every other provider's events can be translated to: one event, or a list. */
const events: ReadMailEvents = (body) =>
  [z.union([ownEvent, many(ownEvent)]).parse(body)]
    .flat()
    .flatMap(({ event, address, id }) => (event === "other" ? [] : mailEvent(event, address, id)));

export const mailProviders: Record<string, ReadMailEvents> = { postmark, ses, events };
