import * as z from "zod/mini";
import { languages } from "../../../domain/kernel/language";

/** The fields of an invitation, as a draft keeps them. */
export const typedInvitation = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  language: z.optional(z.enum(languages)),
});
