// The sentences for a visitor on the landing page and on the way to the mailing list.
export const mailingListMessages = {
  subscribed: "Thank you for signing up! We'll keep you updated.",
  subscribeFailed: "We could not add you to the mailing list just now. What you typed is still here; please try again.",
  consent:
    "By signing up you agree that we keep your name, business and email to send you news about our tools. You can leave at any time.",
  title: "Mailing list",
  lead: "Next on the trail: training-needs assessments that every team can begin by itself. We will tell you when they open.",
  subscribe: "Subscribe",
  subscribing: "Subscribing...",
  signUp: "Sign up with the form",
} as const;

/** The first screen. */
export const landingWords = {
  soon: "Coming soon",
  title: "Training that finds its way",
  lead: "AI-fueled tools and assessments: see what your people need, then build the course that gets them there.",
  topic: "Topic",
  topicHint: "Giving feedback to a new colleague",
  topicMissing: "Please enter a topic.",
  examples: ["Handling complaints", "First weeks as a team leader", "Safe lifting"],
  examplesLead: "For example:",
  examplesOf: "Example topics",
  unsure: "Not sure what to train?",
  needsCheck: "Three-minute needs check",
  tools: "Five tools are open today",
  toolsLead: "They are free and need no account. Start wherever you like.",
  comingTitle: "See what your teams need, and what training will not solve",
  comingLead:
    "You answer a questionnaire. You get your gaps in order, whether training is the answer to each, and a plan for the year in which every point names the answers that it rests on.",
  readSample: "Read a sample report",
  sampleLabel: "A sample: the business is made up, the report is what you would get.",
  picture: "The first page of a sample report: its gaps, the three most pressing ones, and each team's ratings.",
} as const;
