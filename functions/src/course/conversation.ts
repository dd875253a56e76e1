import type { GenerationRequest } from "../../../src/domain/course/request/generation-request";
import type { Message } from "../language-model/language-model";
import type { GeneratorName } from "../../../src/domain/course/tools";
import { defaultLanguage } from "../../../src/domain/kernel/language";
import { nameForModel, readersLanguage } from "../language";
import { continuationRequest } from "../language-model/continuation-prompt";
import type { AllowedEvidence } from "./allowed-evidence";
import { evidenceRules, evidenceText } from "./evidence-prompt";
import { sourceRules, paragraphsText } from "./source-prompt";
import { generatorPrompts, type GeneratorPrompt } from "./prompts";
import { shortPrompt } from "./short-prompt";
import { translationMessages } from "./translation-prompt";
import type { RewriteChange } from "../../../src/domain/course/request/course-options";

type RewrittenSection = NonNullable<GenerationRequest["section"]>;

const changes: Record<RewriteChange, string> = {
  shorter: "make it clearly shorter: keep every fact and every instruction, leave out what repeats or decorates",
  simpler: "simpler words and shorter sentences, so that somebody new to the subject follows at first reading",
  practical: "more practical: concrete situations, steps and examples from work instead of general statements",
  audience: "write it for another audience, with examples from their work",
};

const ofSection =
  "This time you get a text that was written by these rules, or one of its sections alone, and the heading of that section. Write only that section again: begin with the very same heading line, in the same form and language as it has, and keep its place in the whole. Repeat nothing from the other sections and add no heading of level 1 or 2. Marks in square brackets stay where they belong.";

const ofQuestion =
  "This time you get one question that was written by these rules. Write only this question again, in exactly its form and language: its number, its options with ✓ behind the right one, and the reason below each option that has one. Marks in square brackets stay where they belong.";

/** The messages that ask for a text, for one section of it, for the rest of one that broke off, or its translation. */
export function conversationFor(
  name: GeneratorName,
  request: GenerationRequest & { targetAudience?: string | undefined },
  evidence: readonly AllowedEvidence[] = [],
  isShort = false,
): Message[] {
  const { section, textSoFar, translate } = request;
  if (translate) return translationMessages(request, isShort);
  const { task }: GeneratorPrompt = generatorPrompts[name];
  const rules = isShort ? shortPrompt[name] : generatorPrompts[name];
  const ofSources = request.sources && sourceRules;
  if (section) {
    return [
      { role: "system", content: allRules(rules, ofSources, rewriteRules(section)) },
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
    { role: "system", content: allRules(rules, evidence.length > 0 ? evidenceRules : undefined, ofSources) },
    { role: "user", content: labelledRequest(name, isShort ? withoutCourse(request) : request, task, evidence) },
    ...begun,
  ];
}

/** The tool's own rules, those of this request, and the form of the text. */
function allRules(
  { system, form }: Pick<GeneratorPrompt, "system" | "form">,
  ...ofRequest: readonly (string | undefined)[]
): string {
  return [system, ...ofRequest, form].filter((part) => part !== undefined).join("\n");
}

/** The other texts of the course fill a small window alone. */
function withoutCourse<Request extends GenerationRequest>(request: Request): Request {
  return { ...request, outline: undefined, lesson: undefined };
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
    ["Language", request.language ?? (request.section ? undefined : unnamedLanguage())],
  ];
  const options = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
  const { outline, objectives: marked = [], lesson, sources } = request;
  return [
    options,
    ...evidenceText(evidence),
    ...paragraphsText(sources),
    ...(outline ? [`The outline of the whole course:\n\n${outline}`] : []),
    ...(marked.length > 0 ? [`The objectives of this module:\n\n${marked.map((one) => `- ${one}`).join("\n")}`] : []),
    ...(lesson ? [`The lesson of this module:\n\n${lesson}`] : []),
  ].join("\n\n");
}

/** The language of a text whose request names none is that of the page; the rules say so of English. */
function unnamedLanguage(): string | undefined {
  const language = readersLanguage();
  return language === defaultLanguage ? undefined : nameForModel(language);
}

/** Returns that only one part is written: by the tool's rules, about as long as it was, changed as the person asked. */
function rewriteRules({ isQuestion }: RewrittenSection): string {
  return [
    isQuestion ? ofQuestion : ofSection,
    "Unless 'Change:' says otherwise, it stays about as long as it is. 'Change:' is a wish about the writing of this part, and about nothing else.",
  ].join("\n");
}

function taskOf({ isQuestion }: RewrittenSection): string {
  return isQuestion ? "question" : "section";
}

/** The lines about the change, and the text after them. */
function rewriteLabels({ section, change, wish }: GenerationRequest): string {
  if (!section) return "";
  const wished = [change && changes[change], wish].filter(Boolean).join(": ");
  const lines = wished ? [`Change: ${wished}`] : [];
  return [...lines, `${section.isQuestion ? "Question" : "Section"}: ${section.heading}`, "", section.text].join("\n");
}
