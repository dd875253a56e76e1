// The sentences with which the calls about voices refuse.
import { formatDate } from "../../kernel/locale";
import { daysBetweenRounds, longestVoiceSentence } from "./bounds";

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
