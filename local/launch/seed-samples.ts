// Invented people, so that `npm start` shows the dashboard as its staff would find it on an ordinary morning.

/** A document's fields; `id` becomes its id. */
export type SampleDocument = Record<string, string | boolean | Date>;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

export const sampleSubscribers: SampleDocument[] = [
  { name: "Amara Osei", businessName: "Harbour & Sons Boatyard", email: "amara@harbour-sons.example" },
  { name: "Jonas Lindqvist", businessName: "Northlight Dental", email: "jonas@northlight-dental.example" },
  { name: "Priya Raman", businessName: "Cedar Street Bakery", email: "priya@cedar-street.example" },
  { name: "Tomasz Zielinski", businessName: "Riverbend Logistics", email: "tomasz@riverbend.example" },
  { name: "Grace Achieng", businessName: "Lakeside Clinics", email: "grace@lakeside-clinics.example" },
].map((person, index) => ({ ...person, createdAt: hoursAgo(90 - index * 17) }));

export const sampleInquiries: SampleDocument[] = [
  {
    name: "Owen Clarke",
    businessName: "Clarke Precision Parts",
    email: "owen@clarke-precision.example",
    message: "Do you also train supervisors on the night shift? We are about forty people.",
    createdAt: hoursAgo(26),
  },
  {
    name: "Lucía Fernández",
    businessName: "Olivar del Sur",
    email: "lucia@olivar-del-sur.example",
    message:
      "Our cooperative takes on sixty seasonal workers each October and lets them go in January. Every year we explain the same things again: " +
      "how to work safely on ladders, how to sort the fruit, whom to ask. The team leaders do it as well as they can, each in their own way.\n\n" +
      "Could a short course help them to explain it in the same way? They have little time, and not all of them read Spanish easily. " +
      "We would like to see an example before we decide.",
    createdAt: hoursAgo(5),
  },
  {
    name: "Maya Torres",
    businessName: "Blue Door Hotels",
    email: "maya@blue-door.example",
    message: "We open two more houses in spring and need our shift leaders ready for it. How would you begin?",
    createdAt: hoursAgo(1),
  },
].map((inquiry) => ({ ...inquiry, status: "new" }));

export const sampleTasks: SampleDocument[] = [
  {
    name: "Ingrid Solberg",
    businessName: "Fjordline Ferries",
    email: "ingrid@fjordline.example",
    message: "Please call me about the safety briefings for our new crew; mornings are best.",
    status: "claimed",
    completed: false,
    createdAt: hoursAgo(50),
    movedAt: hoursAgo(27),
  },
  {
    name: "Daniel Kim",
    businessName: "Kim & Park Accountants",
    email: "daniel@kim-park.example",
    message: "Can the assessment be done by two of us together?",
    status: "open",
    completed: false,
    reply:
      "Yes: one of you creates the account, and you can fill it in side by side. Your answers are saved as you go.",
    createdAt: hoursAgo(72),
    movedAt: hoursAgo(48),
    repliedAt: hoursAgo(47),
  },
];

export const sampleRepliedInquiries: SampleDocument[] = [
  {
    name: "Sofia Marino",
    businessName: "Marino Textiles",
    email: "sofia@marino-textiles.example",
    message: "What does the training-needs assessment cost?",
    status: "open",
    reply: "Nothing for invited businesses. I have sent you an invitation; it takes about forty minutes.",
    createdAt: hoursAgo(120),
    repliedAt: hoursAgo(118),
  },
];

export const sampleInvitations: SampleDocument[] = [
  { id: "sample-marino-textiles", businessName: "Marino Textiles", status: "not started" },
  { id: "sample-kim-park-office", businessName: "Kim & Park Accountants", status: "unused" },
  { id: "sample-fjordline-ferry", businessName: "Fjordline Ferries", status: "in-progress", lastLogin: hoursAgo(20) },
  { id: "sample-lakeside-clinic", businessName: "Lakeside Clinics", status: "used", lastLogin: hoursAgo(190) },
].map((invitation, index) => ({
  ...invitation,
  businessEmail: `office@${invitation.businessName.toLowerCase().replace(/[^a-z]+/g, "-")}.example`,
  invitationCode: invitation.id,
  createdAt: hoursAgo(118 + index * 40),
}));
