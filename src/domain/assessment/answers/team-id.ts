import * as z from "zod/mini";

/** The ids of a team are the browser's own. */
export const teamId = z.string().check(z.minLength(1), z.maxLength(200));
