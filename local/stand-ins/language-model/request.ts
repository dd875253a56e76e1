import type { ChatRequest } from "./wire";

const writingTasks = [
  "training plan",
  "course outline",
  "study material",
  "lesson content",
  "storyboard",
  "assessment",
  "section",
  "question",
  "translation",
] as const;

export type WritingTask = (typeof writingTasks)[number] | "unstructured text";

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
  /** The text that is to be translated. */
  text?: string | undefined;
  /** Everything that the user's messages say. */
  prompt: string;
  /** The text of the answer so far, if it is to be continued. */
  partial: string | undefined;
}

type Messages = ChatRequest["messages"];

/** Reads the request from the user's messages; the labels are lines of the first paragraph. */
export function readSampleRequest({ messages }: ChatRequest): SampleRequest {
  const prompt = messageTexts(messages, "user").join("\n\n");
  const [labels = ""] = prompt.split("\n\n");
  const label = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(labels)?.[1]?.trim();
  const subject = label("Topic") ?? label("Module") ?? "your subject";
  const module = (label("Module") ?? subject).replace(/^module \d+: /i, "");
  return {
    task: writingTasks.find((task) => task === label("Task")) ?? "unstructured text",
    topic: label("Topic") ?? courseTitleIn(prompt) ?? module,
    module,
    audience: label("Audience") ?? "staff who are new to the subject",
    level: label("Level") ?? "introductory",
    length: label("Length") ?? "",
    language: label("Language") ?? languageAskedFor(messageTexts(messages, "system").join("\n")) ?? "English",
    section: /^Section: (.+)$/m.exec(prompt)?.[1],
    onlySections: onlySectionsIn(messages.at(-1)?.content ?? ""),
    text: /\n\nText:\n\n([\s\S]*)$/.exec(messageTexts(messages, "user")[0] ?? "")?.[1],
    prompt,
    partial: isContinued(messages) ? messageTexts(messages, "assistant").join("") : undefined,
  };
}

/** The language of the instructions, where they name one. */
function languageAskedFor(instructions: string): string | undefined {
  return /\bWrite in (?!the\b)(\p{Lu}\p{L}+)/u.exec(instructions)?.[1];
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
  return last?.role === "assistant" || (answered && /\b(?:continue|go on)\b/i.test(last?.content ?? ""));
}

/** The course that an outline in the prompt is about: its title up to a colon. */
function courseTitleIn(prompt: string): string | undefined {
  return /^# ([^:\n]+)/m.exec(prompt)?.[1]?.trim();
}
