// What Firestore says when a write did not happen, by gRPC's codes.
const notFound = 5;
const alreadyExists = 6;
const failedPrecondition = 9;
const aborted = 10;

export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, alreadyExists);
}

/** A precondition did not hold, because somebody else has changed the document meanwhile. */
export function isLostRace(error: unknown): boolean {
  return hasCode(error, failedPrecondition, notFound, alreadyExists);
}

/** Somebody else has written a document, which is still there, before or while this write tried to. */
export function isOvertaken(error: unknown): boolean {
  return hasCode(error, alreadyExists, failedPrecondition, aborted);
}

function hasCode(error: unknown, ...codes: number[]): boolean {
  return codes.includes((error as { code: number }).code);
}
