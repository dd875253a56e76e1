import { join } from "node:path";

/** The folder that everything lies in. */
export const projectRoot = join(import.meta.dirname, "..", "..");
