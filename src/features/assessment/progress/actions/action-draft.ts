import * as z from "zod/mini";
import { actionStatuses } from "../../../../domain/assessment/progress/actions/action-progress";

/** The progress of an action, as it is typed. */
export const actionDraft = z.object({ status: z.enum(actionStatuses), on: z.string(), note: z.string() });
export type ActionDraft = z.infer<typeof actionDraft>;
