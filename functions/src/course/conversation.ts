import type { Brief } from "../../../src/domain/course/options";
import type { Message } from "../language-model/language-model";
import type { GeneratorName } from "../../../src/domain/course/tools";
import { briefs, sectionBrief } from "./prompts";

/** The messages that ask for a text, or, when the request names a section, for that section alone. */
export function conversationFor(
  name: GeneratorName,
  request: Brief & { targetAudience?: string | undefined },
): Message[] {
  const { section } = request;
  if (section) {
    return [
      { role: "system", content: sectionBrief },
      {
        role: "user",
        content: `${labelled(name, request, "section")}\nSection: ${section.heading}\n\n${section.text}`,
      },
    ];
  }
  return [
    { role: "system", content: briefs[name].system },
    { role: "user", content: labelled(name, request, briefs[name].task) },
  ];
}

function labelled(name: GeneratorName, request: Brief & { targetAudience?: string | undefined }, task: string): string {
  const { subject, lengths } = briefs[name];
  const lines = [
    ["Task", task],
    [subject, request.topic],
    ["Audience", request.targetAudience ?? request.audience],
    ["Level", request.level],
    ["Length", lengths[request.length ?? "standard"]],
    ["Language", request.language],
  ];
  const wishes = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
  return request.outline ? `${wishes}\n\nThe outline of the whole course:\n\n${request.outline}` : wishes;
}
