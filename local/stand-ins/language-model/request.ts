import { topicOfTitle } from "./samples/course/outline-stages";
import type { ChatRequest } from "./wire";

export const tasks = [
  "training plan",
  "course outline",
  "study material",
  "lesson content",
  "storyboard",
  "assessment",
] as const;

export type Task = (typeof tasks)[number] | "section" | "something else";

/** What the conversation asks for, read from lines such as "Task: course outline" and "Topic: ...". */
export interface Brief {
  task: Task;
  topic: string;
  /** The title of the selected module without its "Module N:"; the topic where no module is given. */
  module: string;
  audience: string;
  level: string;
  /** The wish as it was written, such as "five or six modules". */
  length: string;
  language: string;
  /** The heading line of the section that is to be written again. */
  section: string | undefined;
  /** Everything that the user's messages say. */
  prompt: string;
  /** What has been written of the answer so far, when it is to be continued. */
  partial: string | undefined;
}

type Messages = ChatRequest["messages"];

/** Reads the brief from the user's messages: the first line that names a thing counts. */
export function readBrief({ messages }: ChatRequest): Brief {
  const prompt = textOf(messages, "user").join("\n\n");
  const labels = labelsOf(prompt);
  const label = (name: string) => labels.find((line) => line[0] === name)?.[1];
  const asked = labels.filter(([name, value]) => name === "task" && !isContinuation(value)).map(([, value]) => value);
  const subject = label("topic") ?? label("module") ?? label("business") ?? subjectOf(prompt);
  const module = withoutNumber(label("module") ?? subject);
  return {
    task: taskOf(asked[0]?.toLowerCase(), prompt.toLowerCase()),
    topic:
      label("topic") === undefined
        ? (courseTitle(prompt) ?? topicOfTitle(module))
        : topicOfTitle(withoutNumber(subject)),
    module,
    audience: label("audience") ?? label("target audience") ?? "staff who are new to the subject",
    level: label("level") ?? "introductory",
    length: label("length") ?? "",
    language: label("language") ?? "English",
    section: label("section") ?? label("heading") ?? /^#{2,3} .+$/m.exec(prompt)?.[0],
    prompt,
    partial: goesOn(messages) ? textOf(messages, "assistant").join("") : undefined,
  };
}

function textOf(messages: Messages, role: string): string[] {
  return messages.filter((message) => message.role === role).map((message) => message.content);
}

/** An answer is continued when the conversation ends with it, or with the wish to go on from where it stopped. */
function goesOn(messages: Messages): boolean {
  const last = messages.at(-1);
  const answered = messages.some((message) => message.role === "assistant");
  return last?.role === "assistant" || (answered && isContinuation(last?.content ?? ""));
}

function isContinuation(text: string): boolean {
  return /\b(?:continue|continuation|go on|carry on)\b/i.test(text);
}

/** The lines "Name: value" from the first "Task:" down to a blank line, so that a quoted text adds none of its own. */
function labelsOf(prompt: string): [name: string, value: string][] {
  const block = /^[\s*-]*task\**:[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/im.exec(prompt)?.[0] ?? prompt;
  const line =
    /^[\s*-]*(task|topic|module|(?:target )?audience|level|length|language|section|heading|business)\**:\**[ \t]*(.+)$/gim;
  return [...block.matchAll(line)].map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]);
}

function taskOf(named: string | undefined, prompt: string): Task {
  if (named !== undefined && /section|rewrite/.test(named)) return "section";
  const text = named ?? prompt;
  const exact = tasks.find((task) => text.includes(task));
  if (exact !== undefined) return exact;
  if (text.includes("outline")) return "course outline";
  if (/\bplan\b/.test(text)) return "training plan";
  return /quiz|multiple.choice/.test(text) ? "assessment" : "something else";
}

/** The course that an outline in the prompt is about: its title up to a colon. */
function courseTitle(prompt: string): string | undefined {
  return /^# ([^:\n]+)/m.exec(prompt)?.[1]?.trim();
}

function subjectOf(prompt: string): string {
  return /\b(?:about|on) "?([^".\n]{3,80})/i.exec(prompt)?.[1]?.trim() ?? "your subject";
}

/** "## Module 2: Preparing" is "Preparing". */
function withoutNumber(title: string): string {
  const bare = title.replace(/^[\s#*-]*(?:module\s*\d+\s*[:.–-]\s*)?/i, "").replace(/[\s*]+$/, "");
  return bare === "" ? title : bare;
}
