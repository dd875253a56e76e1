import type { Pool } from "../wording";

export interface SampleQuestion {
  ask: string;
  right: string;
  wrong: [string, string, string];
  reason: string;
}

/** From easier to harder; wrong options are plausible mistakes of about the same length. */
export const sampleQuestions: Pool<SampleQuestion> = [
  {
    ask: "What should be settled before anything else in {topic}?",
    right: "What should be different afterwards, and for whom",
    wrong: [
      "Which tool the team already knows how to use",
      "Who was in charge of it the last time",
      "How much time is left until the deadline",
    ],
    reason:
      "The purpose decides which facts, tools and people are needed; the other options answer questions that come later.",
  },
  {
    ask: "Which statement about {topic} can be acted on?",
    right: "“Please send me the three open points by Thursday noon.”",
    wrong: [
      "“We should all try to communicate a little better.”",
      "“Somebody ought to look into this when there is time.”",
      "“It would be good to be more careful in the future.”",
    ],
    reason: "It says who does what by when. The others name a wish without a person, an action or a date.",
  },
  {
    ask: "{person} has five minutes to prepare for {topic}. Which use of them helps most?",
    right: "Going through the checklist and marking what is still open",
    wrong: [
      "Rereading all notes from the last meeting from the start",
      "Writing a longer introduction to sound more confident",
      "Asking a colleague to take over in case it goes wrong",
    ],
    reason:
      "The checklist shows gaps quickly. Rereading and polishing take time without closing a gap, and handing over avoids the task.",
  },
  {
    ask: "At {place}, the same mistake in {topic} has happened three times. What is the best next step?",
    right: "Compare the three cases and look for what they share",
    wrong: [
      "Remind everyone by e-mail to pay more attention",
      "Wait for a fourth case to be sure that it is a pattern",
      "Replace the person who made the last mistake",
    ],
    reason:
      "Three cases are enough to look for a common cause. Reminders rarely change a cause, waiting costs a further mistake, and blame hides it.",
  },
  {
    ask: "{colleague} says: “We have no time for {topic} today.” Which answer is most useful?",
    right: "“I see. What is the smallest part that would save us rework?”",
    wrong: [
      "“Then we will leave it and hope that it goes well.”",
      "“The rules say so, and there is nothing to discuss.”",
      "“You always say that, and then we pay for it.”",
    ],
    reason:
      "It takes the pressure seriously and keeps the purpose in view. Giving in, insisting and accusing all end the conversation.",
  },
  {
    ask: "Which observation is the best sign of progress in {topic}?",
    right: "Fewer cases have to be done a second time than last month",
    wrong: [
      "More people have completed the course than was planned",
      "The feedback forms after the course were very positive",
      "The checklist has been printed and hung up everywhere",
    ],
    reason: "It measures an effect at work. Attendance, satisfaction and posters show effort, not results.",
  },
  {
    ask: "With {pressure}, which shortcut in {topic} carries the greatest risk?",
    right: "Deciding without asking the people who are affected",
    wrong: [
      "Using an older version of the template for the notes",
      "Holding the conversation standing up instead of sitting",
      "Sending the summary an hour later than usual",
    ],
    reason:
      "What affected people know cannot be replaced later without rework. The other shortcuts cost little and can be repaired.",
  },
  {
    ask: "Two approaches to {topic} look equally good on paper. How should {person} decide?",
    right: "Try both on a small scale and compare one agreed sign",
    wrong: [
      "Choose the one that the most senior person prefers",
      "Combine both completely, to be on the safe side",
      "Put the decision off until one of them is proven",
    ],
    reason:
      "A small trial gives facts at low cost. Rank is no evidence, combining doubles the effort, and waiting proves nothing.",
  },
  {
    ask: "What makes feedback on {topic} most useful to the person who receives it?",
    right: "It describes what was done and what that caused",
    wrong: [
      "It is balanced, with as much praise as criticism",
      "It comes from the person with most experience",
      "It is collected and given once at the end of the year",
    ],
    reason:
      "Specific, timely descriptions of behavior can be used. Balance, rank and a yearly date do not make feedback usable.",
  },
  {
    ask: "During {topic}, {person} notices that a safety rule may be touched. What now?",
    right: "Stop, and ask the person who is responsible for the rule",
    wrong: [
      "Finish quickly and mention it in the report afterwards",
      "Go on, since the rule was made for other situations",
      "Ask the group to vote on whether it applies today",
    ],
    reason:
      "Knowing the limits is part of the skill. Finishing first, guessing and voting all take a decision that belongs to somebody else.",
  },
  {
    ask: "Which of these is the clearest sign that preparation for {topic} was too thin?",
    right: "The first question from a participant changes the plan",
    wrong: [
      "The conversation takes three minutes longer than planned",
      "One participant would have preferred another room",
      "The notes are written by hand instead of typed",
    ],
    reason:
      "If one question overturns the plan, a fact or a person was missing. The other signs are matters of comfort.",
  },
  {
    ask: "{colleague} used {topic} well in one case and wants all teams to copy it at once. What do you advise?",
    right: "Find out what made it work before others adopt it",
    wrong: [
      "Roll it out now, while the enthusiasm is still high",
      "Keep it in one team, since every team is different",
      "Ask every team to invent an approach of its own",
    ],
    reason:
      "One success may have had causes that other teams lack. Understanding them first avoids both blind copying and needless reinvention.",
  },
  {
    ask: "A report on {topic} says that 9 of 10 participants were satisfied, but nothing changed at work. What is the best conclusion?",
    right: "Practice and follow-up at work should be strengthened",
    wrong: [
      "The course should be repeated in the same form",
      "The participants did not make enough of an effort",
      "The survey must have been filled in carelessly",
    ],
    reason:
      "Satisfaction without change points to missing transfer. Repeating, blaming and doubting the survey leave the cause untouched.",
  },
  {
    ask: "Which plan for {topic} is most likely to be carried out?",
    right: "One first step, with a date and a partner who will ask",
    wrong: [
      "A list of twenty improvements in order of importance",
      "A general commitment that everyone has signed",
      "A detailed plan for the year without first steps",
    ],
    reason:
      "A small step with a date and a witness is started. Long lists, signatures and distant plans tend to stay on paper.",
  },
  {
    ask: "Judging a colleague's attempt at {topic}, which evidence should weigh most?",
    right: "What was observed, compared with the agreed criteria",
    wrong: [
      "How confident the colleague seemed to be throughout",
      "How well the colleague has done in other areas",
      "How the colleague judges the attempt in hindsight",
    ],
    reason:
      "Agreed criteria and observation make a judgment fair. Confidence, reputation and self-assessment are known to mislead.",
  },
];
