/** The states of a step, for those who cannot see its mark. */
export const trailWords = { started: "started", done: "done" };
