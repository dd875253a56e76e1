// The sorts of a plan's actions. Only coaching and courses train people; a thing to be decided, mended or written down
// first is none of both.
export const actionKinds = ["decision", "process", "job aid", "coaching", "course"] as const;
export type ActionKind = (typeof actionKinds)[number];

/** The kind that was written, however carelessly; undefined for a word that is none. */
export function actionKindOf(written: string): ActionKind | undefined {
  const plain = written
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  return actionKinds.find((kind) => kind === plain);
}

/** An action without a sort may be training. */
export function isTraining(kind: ActionKind | undefined): boolean {
  return kind === undefined || kind === "coaching" || kind === "course";
}
