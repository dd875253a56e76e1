// The sentences of the rounds of voices: for the voter, the contact, the consultant and the works council.
import { formatDate, plural } from "../../kernel/locale";
import type { Spread } from "../answers/answers";
import { daysBetweenRounds, daysOpen, fewestForSentences, fewestVoices, longestVoiceSentence } from "./bounds";

/** Refusals of the calls. */
export const voiceMessages = {
  unknown: "This link leads to no round. Please check it against your slip, letter by letter.",
  spent:
    "This link has been used, or it is mistyped. Each link counts one voice. If you have just sent yours, it has arrived.",
  closed: "This round is over. Its result stands, and no voice can be added.",
  isOff: "Your consultant has switched voices off for your business. Nothing was sent.",
  tooManyTries: "This network has tried many links that are none.",
  sentenceTooLong: `Please keep the sentence to ${longestVoiceSentence} characters.`,
  sentenceUnfit: "Please write the sentence in plain text.",
  notYours: "Only the contact of the business can do this.",
  noTeam: "This team is not in your assessment. Please save it first.",
  open: "A round of this team is open already.",
  tooSoon: (from: Date) =>
    `This team's last round has shown its ratings. The next one can begin on ${formatDate(from)}: two rounds within ${daysBetweenRounds} days would show what one person has said.`,
  taken: "Another round has these links. Please try again.",
  tooMany: "This assessment has as many rounds of voices as it can have.",
  noRound: "This round is not there any more.",
  noSentence: "This sentence is not in the round. Please copy it as it stands there.",
} as const;

export const spreadNames = {
  close: "close together",
  apart: "apart",
  "far apart": "far apart",
} as const satisfies Record<Spread, string>;

export const voicesInNumbers = (voices: number) => plural(voices, { one: "1 voice", other: "# voices" });

/** The team's mean among other words. */
export const teamSays = (mean: number, voices: number, spread: Spread) =>
  `${mean} of 5 on average of ${voicesInNumbers(voices)}, ${spreadNames[spread]}`;

export const theTeamSays = (says: string) => `The team itself says ${says}`;

/** The team as a speaker beside its leader. */
export const voicesOf = (team: string) => `${team}, the team itself`;

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
    "The people who run the database for us could rebuild a voice for some weeks from its history and the log of requests together. Neither your business nor our consultants can.",
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

/** The voices among the results. */
export const leaderAndTeamWords = {
  title: "Leader and team",
  lead: "The leader's rating beside the mean that the team has given itself, without names. The widest difference stands first.",
  /** Such as "Role clarity in Dispatch: the leader says 4, the team says 2.1 (9 voices, far apart)". */
  says: (label: string, team: string, leader: number | undefined, mean: number, voices: number, spread: Spread) =>
    `${label} in ${team}: ${leader === undefined ? "" : `the leader says ${leader}, `}the team says ${mean} (${voicesInNumbers(voices)}, ${spreadNames[spread]})`,
  table: "Ratings of leader and team",
  team: "Team",
  rating: "Rating",
  leader: "Leader",
  ofTeam: "Team's mean",
  difference: "Difference",
  spread: "The team's ratings",
  voices: "Voices",
  list: "ratings",
  notRated: "not rated",
  sentences: (team: string) => `In their own words: ${team}`,
  takeOut: "Take this sentence out",
  takeOutQuestion: "Take this sentence out for good?",
  takeOutMeaning:
    "It is removed from the round for everybody. It cannot be brought back, and its author cannot be found.",
  keep: "Keep it",
  takingOut: "Taking it out...",
  failed: "The sentence could not be taken out. Please try again.",
  secondNumber: "The second number of a cell is the mean that the team has given itself.",
  inCell: (mean: number) => `the team ${mean}`,
  since: "The teams about themselves",
  sinceLead: "Voices compared with voices: the means of the same teams then and now.",
} as const;

/** The rounds of a business, for its contact and its consultant. */
export const voiceRoundWords = {
  colleagues: "Colleagues",
  title: "Voices",
  lead: "A team can rate itself beside you, without names: each person gets a slip with a link, and two minutes on a phone are enough.",
  about: "What is asked, kept and shown, for your people and their works council",
  open: "Open a round of voices",
  loading: "The rounds of voices are loading...",
  failed: "The rounds of voices could not be loaded just now. Please try again.",
  list: "Rounds of voices",
  openUntil: (team: string, closesAt: Date) => `${team}: open until ${formatDate(closesAt)}.`,
  soFar: (voices: number, slips: number) => `${voicesInNumbers(voices)} of ${slips} slips so far.`,
  closed: (team: string, closedAt: Date) => `${team}: closed on ${formatDate(closedAt)}.`,
  shown: (voices: number) => `${voicesInNumbers(voices)}, in your results.`,
  tooFew: (voices: number) => `${voicesInNumbers(voices)}: too few to show.`,
  result: "See the result",
  close: "Close the round",
  closing: "Closing...",
  closeOf: (team: string) => `of ${team}`,
  closeQuestion: (team: string) => `Close the round of ${team}?`,
  closeMeaning: `Slips that are not used count no more. The result is made once and never changes; below ${fewestVoices} voices it shows none of the ratings.`,
  keepOpen: "Keep it open",
  closeFailed: "The round could not be closed. Please try again.",
  isClosed: "The round is closed.",
  none: "No round of voices yet.",

  team: "Team",
  slips: "Number of slips",
  slipsHint: `One for each person of the team, from ${fewestVoices} on.`,
  noTeams: "Your assessment has no team yet. Add the team there first.",
  opening: "Opening...",
  begin: "Open the round",
  cancel: "Not now",
  openFailed: "The round could not be opened. Please try again: the same slips are used.",
  slipsProblem: (most: number) => `Please enter a number from ${fewestVoices} to ${most}.`,
  opened: (team: string, count: number) =>
    `The round of ${team} is open. Here are its ${count} links. They are shown only now, and no server has them.`,
  handOut: "Give each person one slip. Let them draw it from a pile, so that no one knows who has which.",
  links: "Links",
  copy: "Copy all links",
  copied: "The links are copied.",
  notCopied: "The links could not be copied. Please select them.",
  csv: "Download CSV",
  csvName: (team: string) => `slips ${team}`,
  csvHead: "slip,link",
  print: "Print the slips",
  done: "Done",
  takeFirst:
    "You have not taken the links along yet. They cannot be shown again. Press once more to close all the same.",
  slipTitle: (team: string) => `How is ${team} doing?`,
  slipLead:
    "Seven ratings and one sentence, if you like. Two minutes, no account, no name. This slip counts one voice.",
  slipUntil: (closesAt: Date) => `Until ${formatDate(closesAt)}. All about it: `,
  qr: "The link of this slip, for a camera",

  consultantLead: "You see rounds and numbers, never a single voice.",
  isOff: "Voices are switched off for this business. No round can be opened, and no voice is taken.",
  switchOff: "Switch voices off",
  switchOn: "Switch voices on",
  switching: "Switching...",
  switchFailed: "The switch could not be changed. Please try again.",
  countFailed: "The number of voices could not be read just now.",
} as const;
