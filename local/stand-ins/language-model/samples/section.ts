import type { Brief } from "../request";
import { points } from "./points";
import { scenarioFor } from "./scenario";
import { bullets, fill, numbered, paragraphs, pick, seedOf, shuffled, table } from "./wording";

/** One section written again, under the very heading that was given, in the form that such a section has. */
export function writeSection(brief: Brief): string {
  const heading = brief.section ?? `## ${brief.topic}`;
  const title = heading.replace(/^#+\s*/, "");
  const seed = `${seedOf(brief)}|${heading}`;
  const values = { topic: brief.topic, ...scenarioFor(seed) };
  const [first = points[0], second = points[0], third = points[0]] = shuffled(points, seed);
  const filled = (text: string) => fill(text, values);
  return paragraphs(
    heading.startsWith("#") ? heading : `## ${heading}`,
    `*Sample of a rewritten section, for ${brief.audience}.*`,
    filled(first.explanation),
    `**Example.** ${filled(first.example)}`,
    /objective/i.test(title)
      ? bullets([
          filled("Explain {topic} in two minutes, with one example"),
          filled("Apply {topic} to one real case this week"),
        ])
      : table(
          ["What to do", "What goes wrong without it"],
          [second, third].map((one) => [one.title, filled(one.mistake)]),
        ),
    "**To do next**",
    numbered([
      filled(
        pick(
          ["Write down where {topic} will be needed this week.", "Choose one case of {topic} and one partner."],
          seed,
        ),
      ),
      "Try it once, and note what happened in two sentences.",
    ]),
  );
}
