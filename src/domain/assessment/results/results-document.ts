// What the answers alone say, as one Markdown document, for whoever has no plan yet.
import type { ProgressData } from "../answers/answers";
import type { GapProfile } from "../gap-profile/gap-profile";
import { answersDocument, escapedMarkdown, profileDocument } from "../gap-profile/profile-document";
import { verdictInWords } from "./verdict";

export function resultsDocument(
  title: string,
  { answers, profile }: { answers: ProgressData; profile: GapProfile },
): string {
  const verdict = verdictInWords(profile.gaps);
  return [`# ${escapedMarkdown(title)}`, verdict, profileDocument(profile), answersDocument(answers)].join("\n\n");
}
