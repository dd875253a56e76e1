// How the usual mail providers tell of refused mail and of complaints, each by its documentation. A provider also tells
// of much else, which is read past: what it put off for a while, opened, delivered.
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

const sendgridBody = many(
  z.object({
    event: text,
    email: z.optional(text),
    sg_event_id: z.optional(text),
    type: z.optional(text),
  }),
);

const sendgrid: ReadMailEvents = (body) =>
  sendgridBody.parse(body).flatMap(({ event, email = "", sg_event_id = "", type = "bounce" }) => {
    if (event === "spamreport") return mailEvent("complained", email, sg_event_id);
    // "blocked" is about us or the message, not about the address.
    return event === "bounce" && type === "bounce" ? mailEvent("refused", email, sg_event_id) : [];
  });

const mailgunBody = z.object({
  "event-data": z.object({
    event: text,
    id: text,
    recipient: z.optional(text),
    severity: z.optional(text),
  }),
});

const mailgun: ReadMailEvents = (body) => {
  const { event, id, recipient = "", severity } = mailgunBody.parse(body)["event-data"];
  if (event === "complained") return mailEvent("complained", recipient, id);
  return event === "failed" && severity === "permanent" ? mailEvent("refused", recipient, id) : [];
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

const resendBody = z.object({
  type: text,
  data: z.object({
    email_id: z.optional(text),
    to: z.optional(z.union([text, many(text)])),
    bounce: z.optional(z.object({ type: z.optional(text) })),
  }),
});

const resend: ReadMailEvents = (body) => {
  const { type, data } = resendBody.parse(body);
  const id = `${type} ${data.email_id ?? ""}`;
  const recipients = [data.to ?? []].flat();
  if (type === "email.complained") return recipients.flatMap((one) => mailEvent("complained", one, id));
  const isPermanent = type === "email.bounced" && (data.bounce?.type ?? "Permanent") === "Permanent";
  return isPermanent ? recipients.flatMap((one) => mailEvent("refused", one, id)) : [];
};

const brevoBody = z.object({ event: text, email: z.optional(text), "message-id": z.optional(text) });

const brevo: ReadMailEvents = (body) => {
  const { event, email = "", "message-id": message = "" } = brevoBody.parse(body);
  const id = `${event} ${message}`;
  if (event === "spam" || event === "complaint") return mailEvent("complained", email, id);
  return event === "hard_bounce" || event === "invalid_email" ? mailEvent("refused", email, id) : [];
};

export const mailProviders: Record<string, ReadMailEvents> = { postmark, sendgrid, mailgun, ses, resend, brevo };
