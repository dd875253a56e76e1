// The attachment of an inquiry, after its sender has ticked it: a few lines of plain text at the end of the message, as
// the inquiry has no other place for it. The typed message is never cut for it.
import { attachmentBreak, bounds, cutAtWord } from "../../kernel/texts";
import { labelWithTeam, trainingNames } from "../gap-profile/words";
import { verdictInWords } from "../results/verdict";
import { needsCheckQuestions, type NeedsCheckAnswers } from "./needs-check";
import { needsCheckProfile } from "./needs-check-profile";
import { attachmentWords } from "./attachment-words";
import { needsCheckWords } from "./words";

export interface Attachable {
  ratings?: NeedsCheckAnswers | undefined;
  course?: { topic: string; outline: string } | undefined;
}

const mostAttached = 1500;
/** Less says nothing. */
const leastAttached = 120;
const mostGapsNamed = 3;

/** Returns the attachment that fits beside a message of so many characters; empty if none does. */
export function attachmentTo(typedLength: number, { ratings, course }: Attachable): string {
  const room = Math.min(mostAttached, bounds.message - typedLength) - attachmentBreak.length;
  if (room < leastAttached) return "";
  const parts = [ratings && checkInWords(ratings), course && courseInWords(course)];
  const text = [attachmentWords.rule, ...parts.filter((part) => part !== undefined)].join("\n");
  return cutAtWord(text, room - 1);
}

function checkInWords(ratings: NeedsCheckAnswers): string {
  const { gaps, strengths } = needsCheckProfile(ratings);
  const read = [...gaps, ...strengths].map((one) => `${labelWithTeam(one)} ${one.rating ?? ""}`);
  return [
    attachmentWords.check(Object.keys(ratings).length, needsCheckQuestions.length),
    verdictInWords(gaps),
    ...gaps
      .slice(0, mostGapsNamed)
      .map((gap) =>
        attachmentWords.gap(
          labelWithTeam(gap),
          needsCheckWords.ratingOf(String(gap.rating ?? "")),
          trainingNames[gap.trainingIsTheAnswer],
        ),
      ),
    attachmentWords.ratings(read.join("; ")),
  ].join("\n");
}

/** The outline last, so that it is what is cut. */
function courseInWords({ topic, outline }: NonNullable<Attachable["course"]>): string {
  return [attachmentWords.course(topic), attachmentWords.outline, outline.trim()].join("\n");
}
