// A whole course of the stand-in's texts, in the browser that will open the tools: nothing has to be generated for it.
import type { Page } from "@playwright/test";
import { writeSample } from "../../../local/stand-ins/language-model/write-sample";
import type { WritingTask } from "../../../local/stand-ins/language-model/request";
import { emptyDraft, type CourseDraft } from "../../../src/domain/course/draft";
import { newCourse } from "../../../src/domain/course/library/course";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import type { GeneratedText } from "../../../src/domain/course/generated-text";
import { modulesOf } from "../../../src/domain/course/modules";
import { tools } from "../../../src/domain/course/tools";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import { expect, unique } from "./page";

const usualTopic = "Safe forklift driving";

function sample(task: WritingTask, module: string, topic = usualTopic): string {
  const wishes = { audience: "new warehouse staff", level: "introductory", length: "", language: "English" };
  const rest = { section: undefined, onlySections: [], prompt: "", partial: undefined };
  return writeSample({ task, topic, module: module.replace(/^Module \d+: /, ""), ...wishes, ...rest });
}

/** A topic that no other test uses, of which the stand-in makes so many modules. */
export function aTopicOf(modules: number, name: string): string {
  for (;;) {
    const topic = unique(name);
    if (modulesOf(sample("course outline", topic, topic)).length === modules) return topic;
  }
}

/** Every tool has written; the second module is selected. */
export function aWholeCourse(changes: Partial<CourseDraft> = {}): CourseDraft {
  const topic = usualTopic;
  const outline = sample("course outline", topic);
  const module = modulesOf(outline)[1] ?? "";
  const ofModule = (task: WritingTask): Record<string, GeneratedText> => ({
    [module]: aGeneratedText({ about: module, text: sample(task, module) }),
  });
  return {
    ...emptyDraft,
    topic,
    options: { ...emptyDraft.options, audience: "New warehouse staff", level: "introductory", language: "English" },
    selectedModule: module,
    "course-outline": aGeneratedText({ about: topic, text: outline }),
    "study-material": aGeneratedText({ about: topic, text: sample("study material", topic) }),
    "lesson-content": ofModule("lesson content"),
    storyboard: ofModule("storyboard"),
    assessment: ofModule("assessment"),
    ...changes,
  };
}

/** Opens a tool in a browser that has the course, and keeps what becomes of it. */
export async function openTool(page: Page, tool: ToolName, draft: CourseDraft = aWholeCourse()): Promise<void> {
  const course = { ...newCourse("course-1", new Date()), draft };
  await page.addInitScript((text) => {
    const key = "waymark.course:course-1";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, JSON.stringify(course));
  await page.goto(`/ai-tools/${tool}`);
  const result = page.getByRole("region", { name: `${tools[tool].title}: result` });
  await expect(result).toBeVisible();
  // The parts that show a text come behind the tool.
  await expect(result).toHaveAttribute("aria-busy", "false");
}
