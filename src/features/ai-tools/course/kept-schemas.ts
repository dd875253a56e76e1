// All that the tools read with a schema: one file, so that what has been loaded once needs no connection any more.
import * as z from "zod/mini";
import { generatedText } from "../../../domain/course/generated-text";
import { toolNames } from "../../../domain/course/tools";

export { courseInFile } from "../../../domain/course/library/opened-course-file";
export { course, courseDraft } from "../../../domain/course/library/stored-course";
export { requestingState } from "../../../domain/course/origin/stored-request";

export const inProgress = z.array(z.object({ tool: z.enum(toolNames), text: generatedText }));
