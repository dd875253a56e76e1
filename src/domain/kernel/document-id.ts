import * as z from "zod/mini";
import { documentIdPattern } from "./collections";

export const documentId = z.string().check(z.regex(documentIdPattern));
