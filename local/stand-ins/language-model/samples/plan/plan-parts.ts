import type { Pool } from "../wording";

export interface Priority {
  title: string;
  why: string;
  objective: string;
  firstStep: string;
  audience: string;
  effort: string;
}

export const priorities: Pool<Priority> = [
  {
    title: "Goals that everyone can name",
    why: "Training pays off where people know what it is for. At {organization}, objectives and roles should be so clear that each team member can name the two that matter most this quarter.",
    objective:
      "Nine of ten team members state the two most important goals of their team in their own words when asked.",
    firstStep: "a two-hour workshop in which one team turns its goals into observable results.",
    audience: "team leads first, then all teams",
    effort: "two hours per team and quarter",
  },
  {
    title: "Leaders who coach",
    why: "The person who decides whether something learned is used is the direct superior. Short coaching conversations at work do more than another day in a seminar room.",
    objective:
      "Every team lead holds two coaching conversations per team member and quarter, and meets six of eight observed criteria.",
    firstStep: "a pilot group of six leads, with three half-days and observed practice between them.",
    audience: "all leads with direct reports",
    effort: "three half-days and one hour a month",
  },
  {
    title: "Collaboration across teams",
    why: "Most delays arise between teams, not within them. A shared way to hand over work and settle conflicts early shortens the way to the customer of {organization}.",
    objective:
      "Work that is returned between teams because of missing information falls by a third within nine months.",
    firstStep:
      "a half-day in which two neighboring teams draw one shared process and agree on three rules for handing over.",
    audience: "teams with shared processes",
    effort: "one half-day per pair of teams, 30 minutes a month",
  },
  {
    title: "Technology that people master",
    why: "New systems bring little as long as people work around them. Learning in small portions, at the moment of need and with a person to ask, closes that gap.",
    objective:
      "Eight of ten users complete the five most frequent tasks in the main system without help and without error.",
    firstStep: "observe five users for an hour each and list the tasks at which they ask or work around.",
    audience: "users of the main systems",
    effort: "15 minutes a week for eight weeks",
  },
  {
    title: "Customers at the center",
    why: "Those who talk to customers hear first what has to change. They need skill in listening and in handling complaints, and a way for what they hear to reach decisions.",
    objective: "The share of complaints that are settled at the first contact rises by ten points within six months.",
    firstStep: "a half-day on difficult conversations with cases that customers of {organization} really brought.",
    audience: "service, sales and everyone with customer contact",
    effort: "two half-days and monthly case reviews of 45 minutes",
  },
  {
    title: "Readiness for change",
    why: "Markets move faster than yearly plans. Teams that can run small experiments and learn from them are ready before they have to be.",
    objective: "Each team completes two documented trials per half-year and can say what it keeps, changes or drops.",
    firstStep: "one trial per team, of at most four weeks, with one question and one measure.",
    audience: "all teams, supported by the program lead",
    effort: "two hours at the beginning and one at the end of a trial",
  },
];

export const methods: Pool<string[]> = [
  ["Workshops on real cases", "starting each priority, common language", "20 %"],
  ["Practice at work with a partner", "applying one thing between the sessions", "40 %"],
  ["Coaching by the team lead", "feedback and follow-up", "15 %"],
  ["Self-paced lessons of 10 to 15 minutes", "facts, terms, tools", "10 %"],
  ["Peer groups of four to six", "solving problems together, staying at it", "10 %"],
  ["Short webinars", "reaching several sites of {organization} at once", "5 %"],
];

export const phases: Pool<{ name: string; steps: string[] }> = [
  {
    name: "Months 1 to 3: prepare and pilot",
    steps: [
      "Confirm the priorities, name the roles, collect the starting figures.",
      "Run the pilot of the first priority with one team; observe, interview, adjust.",
      "First review: does the pilot show a change at work? Decide on the roll-out.",
    ],
  },
  {
    name: "Months 4 to 9: roll out",
    steps: [
      "Start one further priority every two months, never two in the same week.",
      "Between sessions, every participant tries one thing and reports it to a partner.",
      "Team leads of {organization} meet once a month for 45 minutes to solve what gets in the way.",
      "Second review: keep, change or drop each measure.",
    ],
  },
  {
    name: "Months 10 to 12: make it last",
    steps: [
      "Build what works into onboarding, yearly talks and team meetings.",
      "Train internal facilitators, who take over the workshops.",
      "Measure again, compare with the starting point and set the goals for the next year.",
    ],
  },
];

export const measures: Pool<string[]> = [
  ["Reaction", "Was it relevant and usable?", "three questions after each session", "same day"],
  ["Learning", "Can participants do it?", "observed practice with eight criteria", "end of each course"],
  ["Behavior", "Is it done at work?", "short interviews with participants and leads", "after 4 and 12 weeks"],
  ["Results", "What has changed for {organization}?", "two indicators per priority", "each quarter"],
];

export const risks: Pool<string[]> = [
  [
    "Daily business pushes training aside",
    "sessions are moved twice",
    "the sponsor protects the dates; shorter sessions",
  ],
  [
    "Leads do not follow up",
    "participants report no conversation",
    "leads learn first; follow-up is part of their goals",
  ],
  ["Too much at once", "teams mix up the priorities", "one start every two months at most"],
  ["No visible effect", "indicators do not move in two quarters", "review the cause before adding more training"],
  [
    "Knowledge leaves with people",
    "one person runs everything",
    "two facilitators per subject, materials in one place",
  ],
];
