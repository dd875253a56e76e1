// All that the tools read with a schema, and how it is merged: one file, so that what has been loaded once needs no
// connection any more.
import * as z from "zod/mini";
import { generatedText } from "../../../domain/course/generated-text";
import { courseOfToday, textsInProgressOfToday } from "../../../domain/course/library/earlier-names";
import { course } from "../../../domain/course/library/stored-course";
import { toolNames } from "../../../domain/kernel/tool-names";

export { HeldCourse } from "../../../domain/course/library/held-course";
export { requestingState } from "../../../domain/course/origin/stored-request";
export { takeOverDraft } from "./taken-over";

const storedTexts = z.array(z.object({ tool: z.enum(toolNames), text: generatedText }));

export const courseOfAnyVersion = z.pipe(z.transform(courseOfToday), course);
export const inProgress = z.pipe(z.transform(textsInProgressOfToday), storedTexts);
