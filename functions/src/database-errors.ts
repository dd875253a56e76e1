// What Firestore says when a write did not happen, by gRPC's codes.
const notFound = 5;
const alreadyExists = 6;
const failedPrecondition = 9;

export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, alreadyExists);
}

/** A precondition did not hold, because somebody else has changed the document meanwhile. */
export function isLostRace(error: unknown): boolean {
  return hasCode(error, failedPrecondition, notFound, alreadyExists);
}

function hasCode(error: unknown, ...codes: number[]): boolean {
  return codes.includes((error as { code: number }).code);
}
