import type { SampleRequest } from "../request";
import { teachingPoints } from "./teaching-points";
import { scenarioFor } from "./scenario";
import { bulletList, fill, numberedList, paragraphs, pick, seedOf, inSampleOrder, sampleTable } from "./wording";

/** One section written again, under the very heading that was given, in the form that such a section has. */
export function writeSection(request: SampleRequest): string {
  const heading = request.section ?? `## ${request.topic}`;
  const title = heading.replace(/^#+\s*/, "");
  const seed = `${seedOf(request)}|${heading}`;
  const values = { topic: request.topic, ...scenarioFor(seed) };
  const [first = teachingPoints[0], second = teachingPoints[0], third = teachingPoints[0]] = inSampleOrder(
    teachingPoints,
    seed,
  );
  const filled = (text: string) => fill(text, values);
  return paragraphs(
    heading.startsWith("#") ? heading : `## ${heading}`,
    `*Sample of a rewritten section, for ${request.audience}.*`,
    filled(first.explanation),
    `**Example.** ${filled(first.example)}`,
    /objective/i.test(title)
      ? bulletList([
          filled("Explain {topic} in two minutes, with one example"),
          filled("Apply {topic} to one real case this week"),
        ])
      : sampleTable(
          ["What to do", "What goes wrong without it"],
          [second, third].map((one) => [one.title, filled(one.mistake)]),
        ),
    "**To do next**",
    numberedList([
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
