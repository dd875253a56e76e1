import type { Pool } from "./wording";

/** A point that can be taught: what it means, what it looks like at work, and what goes wrong. */
export interface TeachingPoint {
  title: string;
  explanation: string;
  example: string;
  mistake: string;
}

export const teachingPoints: Pool<TeachingPoint> = [
  {
    title: "Begin with the purpose",
    explanation:
      "Good work in {topic} begins when everyone involved knows what it is for. Put the purpose into one sentence first: what should be different afterwards, and for whom?",
    example:
      "{person} works at {place}. Before starting, {person} writes: “After this, {colleague} can decide without asking me again.” That sentence decides what to include and what to leave out.",
    mistake: "Starting with the method because it is familiar, and finding a purpose for it afterwards.",
  },
  {
    title: "Collect facts before opinions",
    explanation:
      "Opinions about {topic} come quickly and are hard to change. Two or three facts that can be checked give people common ground: what happened, when, how often, and with what effect.",
    example:
      "Instead of “this never works”, {colleague} notes: “In the last ten cases, four had to be done twice.” With a number on the table, the talk turns to causes.",
    mistake: "Taking the most recent case for the typical one.",
  },
  {
    title: "Make the steps visible",
    explanation:
      "What an expert does in {topic} is often invisible to others. Write the steps down in the order in which they are done, each with a sign that tells when it is finished.",
    example:
      "At {place}, a checklist of seven steps hangs next to the screen. New staff reach the same quality after two weeks that used to take two months.",
    mistake: "A checklist so long that nobody uses it; more than nine items is a sign.",
  },
  {
    title: "Involve the right people early",
    explanation:
      "The results of {topic} affect people who are not in the room. Ask who has to agree, who has to know and who will notice a mistake first, and talk to them before the plan is fixed.",
    example:
      "With {pressure}, {person} still takes ten minutes to call the two people who will use the result. Their questions save a day of corrections.",
    mistake: "Informing people when the decision can no longer be changed, and calling it involvement.",
  },
  {
    title: "Choose words that can be acted on",
    explanation:
      "In {topic}, vague words cause rework. A useful statement says who does what by when, and how both sides will know that it is done.",
    example:
      "{person} replaces “as soon as possible” with “by Thursday at noon, as a reply to this message”. {colleague} can now say yes or no.",
    mistake: "Being polite at the price of being clear.",
  },
  {
    title: "Try it small, then adjust",
    explanation:
      "A small trial of {topic} shows what a plan cannot. Choose one case, one week and one thing to observe; then keep, change or drop it.",
    example:
      "{colleague} tries the new approach with three cases before everyone uses it. One step turns out to be unnecessary, another is missing.",
    mistake: "Rolling out to everybody at once, so that nobody can tell what made the difference.",
  },
  {
    title: "Ask for feedback and use it",
    explanation:
      "Skill in {topic} grows with feedback that is specific, timely and about behavior. Ask one precise question instead of “how was it?”",
    example:
      "{person} asks {colleague}: “At which point did you lose the thread?” The answer names a minute and a sentence, which can be improved.",
    mistake: "Asking for feedback and then defending what was done.",
  },
  {
    title: "Know the limits",
    explanation:
      "Not every problem is solved by {topic}. Agree on the signs that tell you to stop, to get help or to hand over, and on whom to call.",
    example:
      "When rules or safety are touched, {person} stops and asks the person in charge. That is not a failure of {topic}, but part of it.",
    mistake: "Carrying on because so much effort has already gone in.",
  },
];
