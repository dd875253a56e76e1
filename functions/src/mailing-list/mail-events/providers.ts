// How the usual mail providers tell of refused mail and of complaints, each by its documentation. A provider also tells
// of much else, which is read past: what it put off for a while, opened, delivered.
import { z } from "zod";
import { mailEvent, text, type ReadMailEvents } from "./mail-event";

const many = <T extends z.ZodType>(one: T) => z.array(one).max(1000);

const postmarkBody = z.object({
  RecordType: text,
  ID: z.union([z.number(), z.string()]).optional(),
  Type: text.optional(),
  Email: text.optional(),
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
    email: text.optional(),
    sg_event_id: text.optional(),
    type: text.optional(),
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
    recipient: text.optional(),
    severity: text.optional(),
  }),
});

const mailgun: ReadMailEvents = (body) => {
  const { event, id, recipient = "", severity } = mailgunBody.parse(body)["event-data"];
  if (event === "complained") return mailEvent("complained", recipient, id);
  return event === "failed" && severity === "permanent" ? mailEvent("refused", recipient, id) : [];
};

const sesRecipients = many(z.object({ emailAddress: text }));
const sesMessage = z.object({
  notificationType: text.optional(),
  eventType: text.optional(),
  bounce: z.object({ bounceType: text, feedbackId: text, bouncedRecipients: sesRecipients }).optional(),
  complaint: z.object({ feedbackId: text, complainedRecipients: sesRecipients }).optional(),
});
const snsBody = z.object({ Type: text, Message: z.string().max(300_000) });

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
    email_id: text.optional(),
    to: z.union([text, many(text)]).optional(),
    bounce: z.object({ type: text.optional() }).optional(),
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

const brevoBody = z.object({ event: text, email: text.optional(), "message-id": text.optional() });

const brevo: ReadMailEvents = (body) => {
  const { event, email = "", "message-id": message = "" } = brevoBody.parse(body);
  const id = `${event} ${message}`;
  if (event === "spam" || event === "complaint") return mailEvent("complained", email, id);
  return event === "hard_bounce" || event === "invalid_email" ? mailEvent("refused", email, id) : [];
};

export const mailProviders: Record<string, ReadMailEvents> = { postmark, sendgrid, mailgun, ses, resend, brevo };
