import { topicOfTitle } from "./samples/course/outline-stages";
import type { ChatRequest } from "./wire";

const writingTasks = [
  "training plan",
  "course outline",
  "study material",
  "lesson content",
  "storyboard",
  "assessment",
] as const;

export type WritingTask = (typeof writingTasks)[number] | "section" | "question" | "unstructured text";

/** The wishes of the conversation, in lines such as "Task: course outline" and "Topic: ...". */
export interface SampleRequest {
  task: WritingTask;
  topic: string;
  /** The title of the selected module without its "Module N:"; the topic where no module is given. */
  module: string;
  audience: string;
  level: string;
  /** The length as it was written, such as "five or six modules". */
  length: string;
  language: string;
  /** The heading line of the section that is to be written again. */
  section: string | undefined;
  /** The heading lines of those sections of a plan that alone are to be written once more. */
  onlySections: string[];
  /** Everything that the user's messages say. */
  prompt: string;
  /** The text of the answer so far, if it is to be continued. */
  partial: string | undefined;
}

type Messages = ChatRequest["messages"];

/** Reads the request from the user's messages: the first line with a name counts. */
export function readSampleRequest({ messages }: ChatRequest): SampleRequest {
  const prompt = messageTexts(messages, "user").join("\n\n");
  const labels = labelsIn(prompt);
  const label = (name: string) => labels.find((line) => line[0] === name)?.[1];
  const asked = labels.filter(([name, value]) => name === "task" && !isContinuation(value)).map(([, value]) => value);
  const subject = label("topic") ?? label("module") ?? label("business") ?? subjectIn(prompt);
  const module = withoutNumber(label("module") ?? subject);
  return {
    task: taskIn(asked[0]?.toLowerCase(), prompt.toLowerCase()),
    topic:
      label("topic") === undefined
        ? (courseTitleIn(prompt) ?? topicOfTitle(module))
        : topicOfTitle(withoutNumber(subject)),
    module,
    audience: label("audience") ?? label("target audience") ?? "staff who are new to the subject",
    level: label("level") ?? "introductory",
    length: label("length") ?? "",
    language: label("language") ?? "English",
    section: label("section") ?? label("heading") ?? /^#{2,3} .+$/m.exec(prompt)?.[0],
    onlySections: onlySectionsIn(messages.at(-1)?.content ?? ""),
    prompt,
    partial: isContinued(messages) ? messageTexts(messages, "assistant").join("") : undefined,
  };
}

function onlySectionsIn(text: string): string[] {
  const named = /only these sections.*?: ((?:"## [^"]+"(?:, )?)+)/.exec(text)?.[1] ?? "";
  return [...named.matchAll(/"(## [^"]+)"/g)].map(([, heading = ""]) => heading);
}

function messageTexts(messages: Messages, role: string): string[] {
  return messages.filter((message) => message.role === role).map((message) => message.content);
}

/** An answer is continued when the conversation ends with it, or with a message that asks to continue it. */
function isContinued(messages: Messages): boolean {
  const last = messages.at(-1);
  const answered = messages.some((message) => message.role === "assistant");
  return last?.role === "assistant" || (answered && isContinuation(last?.content ?? ""));
}

function isContinuation(text: string): boolean {
  return /\b(?:continue|continuation|go on|carry on)\b/i.test(text);
}

/** The lines "Name: value" from the first "Task:" down to a blank line, so that a quoted text adds none of its own. */
function labelsIn(prompt: string): [name: string, value: string][] {
  const block = /^[\s*-]*task\**:[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/im.exec(prompt)?.[0] ?? prompt;
  const line =
    /^[\s*-]*(task|topic|module|(?:target )?audience|level|length|language|section|heading|business)\**:\**[ \t]*(.+)$/gim;
  return [...block.matchAll(line)].map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]);
}

function taskIn(named: string | undefined, prompt: string): WritingTask {
  if (named !== undefined && /section|rewrite/.test(named)) return "section";
  if (named === "question") return "question";
  const text = named ?? prompt;
  const exact = writingTasks.find((task) => text.includes(task));
  if (exact !== undefined) return exact;
  if (text.includes("outline")) return "course outline";
  if (/\bplan\b/.test(text)) return "training plan";
  return /quiz|multiple.choice/.test(text) ? "assessment" : "unstructured text";
}

/** The course that an outline in the prompt is about: its title up to a colon. */
function courseTitleIn(prompt: string): string | undefined {
  return /^# ([^:\n]+)/m.exec(prompt)?.[1]?.trim();
}

function subjectIn(prompt: string): string {
  return /\b(?:about|on) "?([^".\n]{3,80})/i.exec(prompt)?.[1]?.trim() ?? "your subject";
}

/** "## Module 2: Preparing" is "Preparing". */
function withoutNumber(title: string): string {
  const bare = title.replace(/^[\s#*-]*(?:module\s*\d+\s*[:.–-]\s*)?/i, "").replace(/[\s*]+$/, "");
  return bare === "" ? title : bare;
}
