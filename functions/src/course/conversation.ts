import type { GenerationRequest } from "../../../src/domain/course/request/generation-request";
import type { Message } from "../language-model/language-model";
import type { GeneratorName } from "../../../src/domain/course/tools";
import { continuationRequest } from "../language-model/continuation-prompt";
import type { AllowedEvidence } from "./allowed-evidence";
import { evidenceRules, evidenceText } from "./evidence-prompt";
import { generatorPrompts } from "./prompts";
import { rewriteLabels, rewriteRules, taskOf } from "./rewrite-prompt";

/** The messages that ask for a text, for one section of it alone, or for the rest of one that broke off. */
export function conversationFor(
  name: GeneratorName,
  request: GenerationRequest & { targetAudience?: string | undefined },
  evidence: readonly AllowedEvidence[] = [],
): Message[] {
  const { section, textSoFar } = request;
  const { system, task } = generatorPrompts[name];
  if (section) {
    return [
      { role: "system", content: rewriteRules(system, section) },
      { role: "user", content: `${labelledRequest(name, request, taskOf(section))}\n${rewriteLabels(request)}` },
    ];
  }
  const begun: Message[] = textSoFar
    ? [
        { role: "assistant", content: textSoFar },
        { role: "user", content: continuationRequest },
      ]
    : [];
  return [
    { role: "system", content: evidence.length > 0 ? `${system}\n${evidenceRules}` : system },
    { role: "user", content: labelledRequest(name, request, task, evidence) },
    ...begun,
  ];
}

function labelledRequest(
  name: GeneratorName,
  request: GenerationRequest & { targetAudience?: string | undefined },
  task: string,
  evidence: readonly AllowedEvidence[] = [],
): string {
  const { subject, lengths } = generatorPrompts[name];
  const lines = [
    ["Task", task],
    [subject, request.topic],
    ["Audience", request.targetAudience ?? request.audience],
    ["Level", request.level],
    ["Length", lengths[request.length ?? "standard"]],
    ["Language", request.language],
  ];
  const options = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
  const { outline, objectives: marked = [], lesson } = request;
  return [
    options,
    ...evidenceText(evidence),
    ...(outline ? [`The outline of the whole course:\n\n${outline}`] : []),
    ...(marked.length > 0 ? [`The objectives of this module:\n\n${marked.map((one) => `- ${one}`).join("\n")}`] : []),
    ...(lesson ? [`The lesson of this module:\n\n${lesson}`] : []),
  ].join("\n\n");
}
