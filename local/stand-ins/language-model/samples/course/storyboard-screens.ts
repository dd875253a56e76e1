import type { Pool } from "../wording";

export interface StoryboardScreen {
  title: string;
  purpose: string;
  onScreen: string;
  narration: string;
  visual: string;
  interaction: string;
  seconds: number;
}

export const storyboardScreens: Pool<StoryboardScreen> = [
  {
    title: "Welcome",
    purpose: "Raise interest",
    onScreen: "{module}. In the next minutes you will use {topic} in a situation like your own.",
    narration:
      "Welcome. You will meet {person} and {colleague}, who have a problem that may look familiar. You will decide what happens next.",
    visual:
      "{person} and {colleague} at {place}, mid-conversation. Text alternative: two colleagues looking at a screen together.",
    interaction: "Button “Start”; a link to the transcript.",
    seconds: 30,
  },
  {
    title: "A familiar situation",
    purpose: "Set the scene",
    onScreen: "Monday, 9 a.m., at {place}: {pressure}.",
    narration:
      "{person} has to decide quickly. Last time, the step that matters most in {topic} was skipped, and the work had to be done twice.",
    visual: "A wall calendar and a full in-tray. Text alternative: a desk on a busy morning.",
    interaction: "None; the screen goes on with “Next”.",
    seconds: 45,
  },
  {
    title: "What would you do?",
    purpose: "First decision",
    onScreen: "Three options: start at once, ask for the purpose first, or pass it on.",
    narration: "What should {person} do first? Choose, even if you are not sure. You will see what happens.",
    visual: "Three cards with one sentence each. Text alternative: the three options as text.",
    interaction:
      "Single choice. Right (ask for the purpose): “Yes, that is where {topic} should begin.” Wrong: “That happened last time. See what it cost, then choose again.”",
    seconds: 60,
  },
  {
    title: "The idea behind {topic}",
    purpose: "Explain the principle",
    onScreen: "Purpose, facts, steps, feedback: the four parts of {topic}.",
    narration:
      "There are four parts to {topic}. The purpose comes first, because it decides which facts you need and which steps are worth taking.",
    visual:
      "Four connected circles that appear one after the other. Text alternative: a chain of purpose, facts, steps and feedback.",
    interaction: "Open each circle for a short example; all four have to be opened.",
    seconds: 75,
  },
  {
    title: "A worked example",
    purpose: "Show how it is done",
    onScreen: "How {colleague} uses the checklist for {topic}, step by step.",
    narration: "Watch {colleague} think aloud. Notice the moment at which a fact replaces an opinion.",
    visual:
      "The checklist fills in while {colleague} talks. Text alternative: a list of five steps, each ticked in turn.",
    interaction: "Pause points; at each one, a question asks which step comes next, with feedback.",
    seconds: 90,
  },
  {
    title: "Sort the steps",
    purpose: "Practice",
    onScreen: "Put the five steps of {topic} in order.",
    narration: "Now you. Put the steps in the order in which {person} should take them.",
    visual: "Five cards in a column. Text alternative: a numbered list that can be reordered.",
    interaction:
      "Reorder with buttons “up” and “down”. Right: “In this order each step prepares the next one.” Wrong: the first misplaced card is named and explained.",
    seconds: 75,
  },
  {
    title: "It gets difficult",
    purpose: "Second decision",
    onScreen: "{colleague} says: “We have no time for {topic} today.”",
    narration: "An objection that you will hear. What answer keeps the conversation open and the work on track?",
    visual: "{colleague} with crossed arms. Text alternative: a colleague who looks doubtful.",
    interaction:
      "Three answers. Right (acknowledge, then offer the smallest useful step): {colleague} agrees to ten minutes. Wrong: the conversation ends; try again.",
    seconds: 60,
  },
  {
    title: "Typical mistakes",
    purpose: "Prevent errors",
    onScreen: "Find the two mistakes in this short report about {topic}.",
    narration: "This report looks fine at first sight. Two sentences will cause trouble. Which ones?",
    visual: "A page with six sentences. Text alternative: the six sentences as a list.",
    interaction:
      "Multiple selection. Each right choice shows how to say it better; a wrong one explains why that sentence is fine.",
    seconds: 60,
  },
  {
    title: "Check yourself",
    purpose: "Check learning",
    onScreen: "Three questions on {topic}.",
    narration: "Three short questions show what you can already use and what is worth a second look.",
    visual: "Plain question cards. Text alternative: the questions as text.",
    interaction: "Three single-choice questions with feedback for every option; two of three are enough to go on.",
    seconds: 90,
  },
  {
    title: "Your next step",
    purpose: "Transfer to work",
    onScreen: "When, where and with whom will you use {topic} this week?",
    narration:
      "Write one sentence that says what you will do and when. People who do that are far more likely to do it.",
    visual: "An empty note with a pencil. Text alternative: a note to write on.",
    interaction: "Text field, and a button that copies the sentence; a summary of the unit can be saved as a document.",
    seconds: 45,
  },
];
