import { loadWayToModel } from "./course/generations";
import { loadKeptSchemas } from "./course/kept-courses";
import { loadTextViews } from "./text/text-views";

/** Loads the tools, what a first text waits for, and what shows it. It opens no course and asks for nothing. */
export async function loadForFirstText(): Promise<void> {
  const loads = [import("./ai-tools-screen"), import("./tool-screen"), loadKeptSchemas(), loadTextViews()];
  await Promise.all([...loads, loadWayToModel()]);
}
