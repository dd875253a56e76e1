// The gap profile, and the answers, as Markdown for the exports. What people typed is escaped: it is quoted, not
// formatted.
import { escapedMarkdown, markdownOfTable } from "../../kernel/markdown";
import type { ProgressData } from "../answers/answers";
import type { GapProfile } from "./read-profile";
import { heatMapTable } from "./heat-map-table";
import { radarTable } from "./radar-table";
import type { Gap } from "./ranking";
import { labelWithTeam, trainingNames } from "./words";
import { coverageInWords, levelNames, unreadByPlace, wholeProfileWords } from "./whole-profile-words";
import { businessMessages } from "../words";
import { withScale } from "../answers/reading-answers";
import { review, type ReviewLine } from "../answers/review";

/** The profile from the heading "Gap profile" on, pictures as tables; `inPlan` says what the plan does about a gap. */
export function profileDocument(profile: GapProfile, inPlan?: (gap: Gap) => string): string {
  const { words, charts } = profileParts(profile, inPlan);
  return blocks(words, ...charts.flatMap(({ title, table }) => [`### ${title}`, table]));
}

export interface ProfileParts {
  words: string;
  /** The contents of each chart, below the chart's title. */
  charts: { title: string; table: string }[];
}

/** The same in parts, for a document that has the charts, too. */
export function profileParts(profile: GapProfile, inPlan: (gap: Gap) => string = () => ""): ProfileParts {
  const { gaps, strengths, trainingRequests, unread, radar, heatMap } = profile;
  const words = blocks(
    `## ${wholeProfileWords.gapProfile}`,
    coverageInWords(profile),
    ...under(
      `### ${wholeProfileWords.gaps}`,
      gaps.map((gap) =>
        `${gap.rank}. **${escapedMarkdown(labelWithTeam(gap))}** (${levelNames[gap.level]}). ${escapedMarkdown(gap.reason)} *${trainingNames[gap.trainingIsTheAnswer]}.* ${escapedMarkdown(gap.trainingReason)} ${escapedMarkdown(inPlan(gap))}`.trimEnd(),
      ),
    ),
    ...under(
      "### Strengths",
      strengths.map(
        (strength) => `- ${escapedMarkdown(labelWithTeam(strength))}: ${wholeProfileWords.rating(strength.rating)}`,
      ),
    ),
    ...under(
      `### ${wholeProfileWords.requests}`,
      trainingRequests.map(
        ({ team, skills }) => `- ${escapedMarkdown(team)}: ${escapedMarkdown(skills.join(", ") || "not said")}`,
      ),
    ),
    ...under(
      "### Not answered",
      unreadByPlace(unread).map(({ place, labels }) => `- ${escapedMarkdown(place)}: ${labels.join(", ")}`),
    ),
  ).trimEnd();
  const organization = markdownOfTable(radarTable(radar));
  const teams = markdownOfTable(heatMapTable(heatMap, "paper"));
  const charts = [
    { title: wholeProfileWords.organization, table: organization },
    { title: wholeProfileWords.teams, table: teams },
  ];
  return { words, charts: heatMap.rows.length === 0 ? charts.slice(0, 1) : charts };
}

/** Every question that was answered, step by step. */
export function answersDocument(progressData: ProgressData, heading: string = businessMessages.answers): string {
  return blocks(
    `## ${heading}`,
    ...review(progressData).flatMap(({ title, groups }) => {
      const said = groups.flatMap(({ heading, lines }) => {
        const answered = lines.filter(({ answer }) => answer !== undefined);
        return answered.length === 0 ? [] : [`#### ${escapedMarkdown(heading)}`, ...answered.map(answerLine)];
      });
      return [`### ${title}`, ...(said.length === 0 ? ["Not answered yet."] : said)];
    }),
  );
}

function answerLine({ question, answer }: ReviewLine): string {
  return `**${escapedMarkdown(question.text)}**\\\n${escapedMarkdown(withScale(question, answer ?? "")).replaceAll("\n", "\\\n")}`;
}

function under(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, lines.join("\n")];
}

function blocks(...parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
