/** A problem that the person at the terminal can do something about. */
export class OperatorError extends Error {}
