import type { Pool } from "../wording";

/** A stage of a course: possible titles of its module, and what can be learned, practised and checked in it. */
export interface CourseStage {
  titles: Pool<string>;
  objectives: Pool<string>;
  topics: Pool<string>;
  activities: Pool<string>;
  checks: Pool<string>;
}

/** In the order in which they build on each other. The word "module" stands in no line but the headings. */
export const courseStages: Pool<CourseStage> = [
  {
    titles: ["First steps in {topic}", "The case for {topic}", "Getting started with {topic}"],
    objectives: [
      "Explain in two minutes, without notes, what difference {topic} can make for customers, colleagues and results",
      "List three situations in your own work that call for {topic}",
      "Describe the cost of doing {topic} badly, with one example from your team",
      "State a personal goal for {topic} that names a behavior and a date",
    ],
    topics: [
      "the scope and limits of {topic}; the value for the business; expectations of your role",
      "a short history of {topic} in organizations like ours; common myths; what good looks like",
    ],
    activities: [
      "Gallery walk: pairs read six short cases about {topic}, mark what helped and what hurt, and agree on a definition",
      "Baseline interview: in pairs, describe the last time {topic} went well and the last time it did not",
      "Myth or fact: vote on ten statements about {topic}, then find the evidence in the handout",
    ],
    checks: [
      "Exit ticket: one reason to care about {topic} in your role, one open question",
      "Five true-or-false statements about {topic}, 4 of 5 correct",
    ],
  },
  {
    titles: ["The principles of {topic}", "Core ideas behind {topic}", "The building blocks of {topic}"],
    objectives: [
      "Name the four principles of {topic} and match each to an example, with no more than one error",
      "Distinguish {topic} from two practices that are often confused with it",
      "Explain to a new colleague how the steps of {topic} depend on each other",
      "Classify eight short cases by the principle of {topic} that they illustrate",
    ],
    topics: [
      "key terms; the four principles of {topic}; how they work together",
      "a simple model of {topic}; the vocabulary to talk about it; worked examples",
    ],
    activities: [
      "Card sort: small groups order the steps of {topic} and defend their order to another group",
      "Worked example: annotate a transcript and mark where each principle of {topic} shows up",
      "Teach-back: each pair explains one principle of {topic} with a drawing, in three minutes",
    ],
    checks: [
      "Six matching questions on the terms of {topic}, with feedback after each",
      "A one-page concept map of {topic}, compared with a model answer",
    ],
  },
  {
    titles: ["Preparing for {topic}", "Planning {topic} step by step", "Tools and checklists for {topic}"],
    objectives: [
      "Prepare for {topic} with the checklist so that no item is left open",
      "Choose a suitable approach to {topic} for three given situations and justify each choice",
      "Draft a one-page plan for {topic} in your own area",
      "Identify the people, facts and time that have to be ready before {topic}",
    ],
    topics: [
      "the preparation checklist; gathering facts; choosing time and place",
      "planning tools for {topic}; who has to be involved; estimating time and effort",
    ],
    activities: [
      "Planning clinic: fill in the planning sheet for a real case of {topic}, then get questions from two peers",
      "Spot the gap: review three plans for {topic} and find what was forgotten in each",
      "Tool trial: use two templates for {topic} on the same case and compare the results",
    ],
    checks: [
      "Peer review of the plan against the checklist, all items addressed",
      "A short written justification of the approach chosen, scored with a three-level rubric",
    ],
  },
  {
    titles: ["Practicing {topic}", "{topic} in everyday work", "Putting {topic} into action"],
    objectives: [
      "Apply the steps of {topic} to a realistic case within fifteen minutes",
      "Demonstrate {topic} in a role play so that an observer can tick at least six of eight criteria",
      "Adapt {topic} to a person or situation that differs from the textbook case",
      "Use feedback from an observer to improve one step of {topic} in a second attempt",
    ],
    topics: [
      "the steps in sequence; wording and examples that work; adapting to the situation",
      "a full walk-through of {topic}; choices along the way; observing and giving feedback",
    ],
    activities: [
      "Role play in threes (doer, partner, observer), two rounds each, with an observation sheet for {topic}",
      "Case laboratory: teams work a case on {topic} from start to finish and present their decisions",
      "Simulation: a branching story in which every choice about {topic} has consequences",
    ],
    checks: [
      "Observed performance with the eight-point checklist for {topic}",
      "A written solution to a new case, compared with a model solution",
    ],
  },
  {
    titles: ["Difficult moments in {topic}", "Common pitfalls in {topic}", "Handling obstacles to {topic}"],
    objectives: [
      "Analyze a case in which {topic} failed and identify the two most likely causes",
      "Respond to three typical objections to {topic} with a calm and specific answer",
      "Select a way to recover when something goes wrong in {topic}",
      "Distinguish problems with {topic} that you can solve from those that have to be escalated",
    ],
    topics: [
      "typical mistakes and their causes; resistance and how to meet it; when to escalate",
      "warning signs; recovering after a mistake; limits of {topic} and where to get help",
    ],
    activities: [
      "Failure review: reconstruct a case of {topic} that went wrong and find the turning point",
      "Hot seat: participants answer difficult questions about {topic} that the group has collected",
      "Pre-mortem: imagine a year from now, that {topic} failed in your team, and work out why",
    ],
    checks: [
      "Three scenario questions: choose the next step and give the reason",
      "A recovery plan for one obstacle, reviewed by a peer",
    ],
  },
  {
    titles: ["Making {topic} a habit", "Measuring and improving {topic}", "Bringing {topic} back to the team"],
    objectives: [
      "Create an action plan for {topic} with two first steps, dates and a partner who will ask about it",
      "Define two indicators that show progress in {topic}, and how to collect them",
      "Evaluate your own {topic} against the course criteria and choose one point to work on",
      "Plan a fifteen-minute session that introduces {topic} to your team",
    ],
    topics: [
      "action planning; indicators; keeping going when it gets busy",
      "self-assessment; peer coaching; sharing {topic} with colleagues",
    ],
    activities: [
      "Action planning: write a 30-day plan for {topic} and test it against likely interruptions",
      "Peer coaching: in pairs, ask five coaching questions about the plan and strengthen it",
      "Measure it: agree on two simple indicators for {topic} and design the sheet that collects them",
    ],
    checks: [
      "A completed action plan with dates and a named partner",
      "A self-assessment at the end of the course and again after 30 days",
    ],
  },
  {
    titles: ["Coaching others in {topic}", "Leading the way in {topic}", "Sharing {topic} across the organization"],
    objectives: [
      "Coach a colleague through one step of {topic} with questions rather than advice",
      "Design a short practice task on {topic} for people who are new to it",
      "Evaluate how well your department supports {topic} and propose one improvement",
    ],
    topics: [
      "coaching questions; observing without judging; removing obstacles",
      "role modeling; communities of practice; supporting {topic} as a leader",
    ],
    activities: [
      "Coaching rounds: coach, learner and observer work on a real question about {topic}",
      "Design sprint: build a 20-minute practice on {topic} for a neighboring team",
    ],
    checks: [
      "An observed coaching conversation, scored with the coaching checklist",
      "A practice task that a colleague has tried and commented on",
    ],
  },
];

/** The topic within a title that was made from these patterns, or else the title itself. */
export function topicOfTitle(title: string): string {
  for (const pattern of courseStages.flatMap((stage) => stage.titles)) {
    const [before = "", after = ""] = pattern.split("{topic}");
    const fits = title.length > before.length + after.length && title.startsWith(before) && title.endsWith(after);
    if (fits) return title.slice(before.length, title.length - after.length);
  }
  return title;
}
