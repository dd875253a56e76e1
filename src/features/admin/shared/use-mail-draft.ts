import * as z from "zod/mini";
import { draftPlaces } from "../../../browser/draft-places";
import { useDraft } from "../../../ui/hooks/use-draft";

const writtenMail = z.object({
  recipientEmail: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Of a blast: what stands in the place of a missing name, and when it is sent, as a field of a form has it. */
  nameFallback: z.optional(z.string()),
  sendAt: z.optional(z.string()),
  /** Of a blast: what makes it one however often it is sent, and the text with which it was first tried. */
  key: z.optional(z.string()),
  sentAs: z.optional(z.string()),
});
type WrittenMail = z.infer<typeof writtenMail>;

/** A mail under way, by the entry that it answers. */
export function useMailDraft(about: string, initial: WrittenMail) {
  const { draft: kept, change, forget } = useDraft(draftPlaces.staff(about), writtenMail);
  const draft = { ...initial, ...kept };
  return { draft, change: (changes: Partial<WrittenMail>) => change({ ...draft, ...changes }), forget };
}
