// Bodies as the providers' documentations show them, cut to what tells them apart, with our reader in the place of
// theirs.
const reader = "ines@northwind.example";

interface ProviderBodies {
  refused: unknown;
  complained: unknown;
  /** Bodies that we do not act on. */
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
  events: {
    refused: { event: "refused", address: reader, id: "bounce 4323372036854" },
    complained: [
      { event: "other", address: reader, id: "opened 4200" },
      { event: "complained", address: `Ines <${reader}>`, id: "spam 4200" },
    ],
    nothing: [{ event: "other", address: reader, id: "delivered 4201" }, []],
  },
};
