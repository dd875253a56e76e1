import type { GeneratedText } from "./generated-text";

/** The line under every result and in every export: which model, when, edited or not, and what to do before use. */
export function provenanceOf(
  { trainingGap, model, writtenAt, edited, incomplete }: GeneratedText,
  formatTime: (time: Date) => string,
): string {
  const parts = [
    ...(trainingGap === undefined ? [] : [trainingGap]),
    `Written by ${model || "an unnamed model"} on ${formatTime(new Date(writtenAt))}`,
    edited ? "edited by hand" : "not edited",
    ...(incomplete ? ["incomplete"] : []),
    "AI draft, check before use",
  ];
  return `${parts.join(" · ")}.`;
}
