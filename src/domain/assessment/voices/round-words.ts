// The rounds of a business, for its contact and its consultant.
import { formatDate } from "../../kernel/locale";
import { fewestVoices } from "./bounds";
import { voicesInNumbers } from "./mean-words";

/** The rounds of a business, for its contact and its consultant. */
export const voiceRoundWords = {
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
  shown: (voices: number) => `${voicesInNumbers(voices)}, in the results.`,
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
