// Firestore's answers to a write that did not happen, by gRPC's codes. ABORTED is not among them: it only says that
// many write at once, and the Admin SDK repeats a commit until it passes or meets one of these.
const grpcCodes = { notFound: 5, alreadyExists: 6, failedPrecondition: 9 } as const;

export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === grpcCodes.alreadyExists;
}

/** Another process has made, changed or removed the document that the write rested on. */
export function isLostRace(error: unknown): boolean {
  return Object.values<unknown>(grpcCodes).includes(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}
