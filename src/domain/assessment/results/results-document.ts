// The results of the answers alone as one Markdown document, for a business without a plan.
import type { ProgressData } from "../answers/answers";
import type { GapProfile } from "../gap-profile/read-profile";
import { escapedMarkdown } from "../../kernel/markdown";
import { answersDocument, profileDocument } from "../gap-profile/profile-document";
import { sinceDocument, type MovedSince } from "./since-document";
import { verdictInWords } from "./verdict";

export function resultsDocument(
  title: string,
  { answers, profile, before }: { answers: ProgressData; profile: GapProfile; before?: MovedSince | undefined },
): string {
  const verdict = verdictInWords(profile.gaps);
  const moved = before ? [sinceDocument(before)] : [];
  const parts = [`# ${escapedMarkdown(title)}`, verdict, ...moved, profileDocument(profile), answersDocument(answers)];
  return parts.join("\n\n");
}
