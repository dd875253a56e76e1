import type { Piece } from "./draft";

/** The line under every result and in every export: which model, when, edited or not, and what to do before use. */
export function provenanceOf(piece: Piece, formatTime: (time: Date) => string): string {
  const parts = [
    ...(piece.purpose === undefined ? [] : [piece.purpose]),
    `Written by ${piece.model || "an unnamed model"} on ${formatTime(new Date(piece.writtenAt))}`,
    piece.edited ? "edited by hand" : "not edited",
    ...(piece.incomplete ? ["incomplete"] : []),
    "AI draft, check before use",
  ];
  return `${parts.join(" · ")}.`;
}
