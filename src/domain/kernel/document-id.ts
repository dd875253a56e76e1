import * as z from "zod/mini";
import { documentIdPattern } from "./records";

export const documentId = z.string().check(z.regex(documentIdPattern));
