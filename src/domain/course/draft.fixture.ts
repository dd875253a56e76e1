import type { GeneratedText } from "./generated-text";

export function aGeneratedText(changes: Partial<GeneratedText> = {}): GeneratedText {
  return {
    text: "## Module 1: Start\n\n## Module 2: End",
    about: "Safe lifting",
    model: "sample",
    writtenAt: "2026-11-21T09:00:00.000Z",
    edited: false,
    incomplete: false,
    ...changes,
  };
}
