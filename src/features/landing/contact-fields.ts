import { contactWords } from "../../domain/kernel/words";
/** The fields of the person who writes to us: the same in both forms. */
export const contactFields = [
  { name: "name", label: contactWords.name, autoComplete: "name" },
  { name: "businessName", label: contactWords.businessName, autoComplete: "organization" },
  { name: "email", label: contactWords.email, type: "email", autoComplete: "email" },
] as const;
