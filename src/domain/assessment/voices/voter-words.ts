// The sentences for voters, of which a works council reads more in the page of the firm.
import { formatDate, plural } from "../../kernel/locale";
import { daysOpen, fewestForSentences, fewestVoices, longestVoiceSentence } from "./bounds";

/** The rules that a voter, a contact and a works council read in the same words. */
export const voiceRules = {
  counted:
    "Your ratings are added to the team's and not kept by themselves. A voice cannot be looked up, changed or taken back.",
  notKept: "Order, time, address and browser are not kept with a voice, and no account is needed.",
  published: `The team's mean and spread are shown once, after the round is over, and only for ${fewestVoices} voices or more. Before that, only the number of voices is told.`,
  sentences: `Sentences are shown for ${fewestForSentences} voices or more, shuffled, as you wrote them. Write nothing by which you are known.`,
  friends:
    "If all the others tell each other their ratings, they can compute yours. If everybody gives the same rating, it is plain. A person who knows half of the others is certain about one rating in ten among five voices, and about none among twelve.",
  used: "A person who knows your link can see that it has been used, never what for.",
  operator:
    "The people who run the database for us could rebuild a voice for some months from its history, its copies and the log of requests together. Neither your business nor our consultants can.",
  days: `A round is open for ${daysOpen} days, or until your business ends it.`,
} as const;

/** The page of a slip's link. */
export const voiceWords = {
  title: "How is your team doing?",
  ofTeam: (team: string) => `How is ${team} doing?`,
  lead: (business: string, closesAt: Date) =>
    `${business} asks the people of this team. Seven ratings and, if you like, one sentence: two minutes, until ${formatDate(closesAt)}.`,
  before: "Before you begin",
  knowable: "What can be found out",
  more: "All of it, for you and your works council",
  sentence: "One sentence, if you like",
  sentenceHint: `At most ${longestVoiceSentence} characters. It is shown as it is, for ${fewestForSentences} voices or more.`,
  send: "Send",
  sending: "Sending...",
  missing: (count: number) =>
    plural(count, {
      one: "One rating is missing. Please choose it.",
      other: "# ratings are missing. Please choose them.",
    }),
  stays: "Your choices stay in this tab until you send them, and go when you close it.",
  offline: "You are offline. Nothing is lost: send it as soon as you are connected again.",
  readFailed: "The link could not be read just now. Please try again.",
  failed:
    "It could not be sent. Everything you chose is still here. Please try again: a voice counts once, also if it has arrived.",
  sent: "Your voice is counted.",
  arrived: "Your voice had arrived, and is counted once.",
  thanks: "Thank you. You can close this page; nothing of your answers is left in it.",
} as const;
