import type { SampleRequest } from "../../request";
import { objectivesFor } from "../objectives";
import { storyboardScreens, type StoryboardScreen } from "./storyboard-screens";
import { scenarioFor } from "../scenario";
import { bulletList, countFromLength, fill, paragraphs, pick, seedOf, sampleTable, type Pool } from "../wording";

const looks: Pool<string> = [
  "Calm photographs of people at work, one accent color, text in short lines",
  "Flat illustrations with two recurring characters and a plain background",
  "Full-width scenes with speech bubbles, and cards for decisions",
];

/** A storyboard: an overview as a table, then one heading for each screen with all that production needs. */
export function writeStoryboard(request: SampleRequest): string {
  const seed = seedOf(request);
  const values = { topic: request.topic, module: request.module, audience: request.audience, ...scenarioFor(seed) };
  const chosen = chosenScreens(countFromLength(request.length, seed, [8, 10]));
  const filled = (text: string) => fill(text, values);
  const seconds = chosen.reduce((sum, screen) => sum + screen.seconds, 0);
  return paragraphs(
    `# Storyboard: ${request.module}`,
    filled(
      `An e-learning unit on {topic} for {audience}, at ${request.level} level; about ${Math.round(seconds / 60)} minutes without the decisions. Look: ${pick(looks, seed).toLowerCase()}.`,
    ),
    "**Objectives**",
    bulletList(objectivesFor(request.topic, seed).slice(0, 3)),
    "## Overview",
    sampleTable(
      ["Screen", "Title", "Purpose", "Seconds"],
      chosen.map((screen, at) => [String(at + 1), filled(screen.title), screen.purpose, String(screen.seconds)]),
    ),
    ...chosen.map((screen, at) =>
      paragraphs(
        `## Screen ${at + 1}: ${filled(screen.title)}`,
        bulletList([
          `**On screen:** ${filled(screen.onScreen)}`,
          `**Narration:** “${filled(screen.narration)}”`,
          `**Visual:** ${filled(screen.visual)}`,
          `**Interaction:** ${filled(screen.interaction)}`,
          `**Time:** ${screen.seconds} seconds`,
        ]),
      ),
    ),
    "## Production notes",
    bulletList([
      "Captions for all narration; every interaction works with the keyboard; no information by color alone.",
      filled("Terms of {topic} are used as in the glossary of the course; have them checked by a subject expert."),
    ]),
  );
}

/** The first and the last screen always; those between are thinned out evenly. */
function chosenScreens(count: number): StoryboardScreen[] {
  const wanted = Math.min(Math.max(count, 3), storyboardScreens.length);
  const at = (position: number) => Math.round((position * (storyboardScreens.length - 1)) / (wanted - 1));
  return Array.from({ length: wanted }, (_, position) => storyboardScreens[at(position)] ?? storyboardScreens[0]);
}
