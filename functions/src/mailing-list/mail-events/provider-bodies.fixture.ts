// Bodies as the providers' documentations show them, cut to what tells them apart, with our reader in the place of
// theirs.
const reader = "ines@northwind.example";

interface ProviderBodies {
  refused: unknown;
  complained: unknown;
  /** What we do not act on. */
  nothing: unknown[];
}

const sns = (message: object) => ({
  Type: "Notification",
  MessageId: "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324",
  TopicArn: "arn:aws:sns:us-west-2:123456789012:MyTopic",
  Message: JSON.stringify(message),
  Timestamp: "2026-03-02T08:00:00.000Z",
  SignatureVersion: "1",
});
const sesBounce = (bounceType: string) => ({
  notificationType: "Bounce",
  bounce: {
    feedbackId: "010001234567890a-4d5e6f",
    bounceType,
    bounceSubType: "General",
    bouncedRecipients: [{ emailAddress: reader, action: "failed", status: "5.1.1" }],
    timestamp: "2026-03-02T08:00:00.000Z",
  },
  mail: { messageId: "0100017f", source: "hello@waymark.example", destination: [reader] },
});

export const providerBodies: Record<string, ProviderBodies> = {
  postmark: {
    refused: {
      RecordType: "Bounce",
      MessageStream: "outbound",
      ID: 4323372036854,
      Type: "HardBounce",
      TypeCode: 1,
      Name: "Hard bounce",
      Email: reader,
      BouncedAt: "2026-03-02T08:00:00Z",
      Inactive: true,
    },
    complained: { RecordType: "SpamComplaint", ID: 4200, Type: "SpamComplaint", TypeCode: 512, Email: reader },
    nothing: [
      { RecordType: "Bounce", ID: 4201, Type: "SoftBounce", TypeCode: 4096, Email: reader },
      { RecordType: "Delivery", ServerID: 23, MessageID: "883953f4", Recipient: reader },
    ],
  },
  sendgrid: {
    refused: [
      {
        email: reader,
        timestamp: 1513299569,
        "smtp-id": "<14c5d75ce93.dfd.64b469@ismtpd-555>",
        event: "bounce",
        type: "bounce",
        bounce_classification: "Invalid Address",
        status: "5.0.0",
        reason: "500 unknown recipient",
        sg_event_id: "sg_event_id_bounce",
      },
      { email: reader, event: "delivered", sg_event_id: "sg_event_id_delivered" },
    ],
    complained: [{ email: reader, timestamp: 1513299569, event: "spamreport", sg_event_id: "sg_event_id_spam" }],
    nothing: [
      [{ email: reader, event: "bounce", type: "blocked", status: "4.0.0", sg_event_id: "sg_event_id_block" }],
      [{ email: reader, event: "deferred", sg_event_id: "sg_event_id_deferred", attempt: "5" }],
    ],
  },
  mailgun: {
    refused: {
      signature: { timestamp: "1529006854", token: "a8ce0edb2dd8301d", signature: "d2271d12299f6592" },
      "event-data": {
        event: "failed",
        severity: "permanent",
        reason: "bounce",
        id: "G9Bn5sl1TC6nu79C8C0bwg",
        recipient: reader,
        "delivery-status": { code: 550, message: "5.1.1 The email account does not exist" },
      },
    },
    complained: { "event-data": { event: "complained", id: "-Agny091SquKnsrW2NEKUA", recipient: reader } },
    nothing: [
      { "event-data": { event: "failed", severity: "temporary", id: "Fs7-5t81S2ODybEbdOFbOg", recipient: reader } },
      { "event-data": { event: "opened", id: "Ase7i2zsRYeDXztHGENqRA", recipient: reader } },
    ],
  },
  ses: {
    refused: sns(sesBounce("Permanent")),
    complained: sns({
      eventType: "Complaint",
      complaint: {
        feedbackId: "010001234567890b-4d5e6f",
        complainedRecipients: [{ emailAddress: reader }],
        complaintFeedbackType: "abuse",
      },
    }),
    nothing: [
      sns(sesBounce("Transient")),
      sns({ notificationType: "Delivery", delivery: { recipients: [reader] } }),
      { Type: "UnsubscribeConfirmation", Message: "You have chosen to deactivate subscription." },
    ],
  },
  resend: {
    refused: {
      type: "email.bounced",
      created_at: "2026-03-02T08:00:00.000Z",
      data: {
        email_id: "56761188-7520-42d8-8898-ff6fc54ce618",
        from: "Waymark <hello@waymark.example>",
        to: [reader],
        bounce: { message: "The recipient's email address does not exist.", subType: "General", type: "Permanent" },
      },
    },
    complained: {
      type: "email.complained",
      created_at: "2026-03-02T08:00:00.000Z",
      data: { email_id: "56761188-7520-42d8-8898-ff6fc54ce619", to: [reader] },
    },
    nothing: [
      { type: "email.bounced", data: { email_id: "1", to: [reader], bounce: { type: "Transient" } } },
      { type: "email.delivered", data: { email_id: "2", to: [reader] } },
    ],
  },
  brevo: {
    refused: {
      event: "hard_bounce",
      email: reader,
      id: 26224,
      date: "2026-03-02 08:00:00",
      "message-id": "<201798300811.5787683@relay.domain.com>",
      reason: "server is down",
    },
    complained: { event: "spam", email: reader, id: 26224, "message-id": "<201798300812.5787683@relay.domain.com>" },
    nothing: [
      { event: "soft_bounce", email: reader, "message-id": "<1@relay.domain.com>" },
      { event: "delivered", email: reader, "message-id": "<2@relay.domain.com>" },
    ],
  },
};
