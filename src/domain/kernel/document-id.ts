import * as z from "zod/mini";

/** The only shape in which an id from outside may become part of a path; Firestore keeps `__...__` for itself. */
export const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{6,128}$/));
