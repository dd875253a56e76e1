// A topic on its way from the first screen to the course outline. It travels in the state of the navigation and in no
// address: what can be followed, shared or crawled must not begin a generation. No schema here, as every visitor would
// have to load it.
import type { CourseRequest } from "./stored-request";

/** The request that the tools find after a press on the first screen: a course whose outline is wanted at once. */
export interface OutlineRequest {
  courseRequest: CourseRequest;
  writesAtOnce: true;
}

export function outlineRequest(topic: string): OutlineRequest {
  return { courseRequest: { topic: topic.trim(), audience: "", level: "" }, writesAtOnce: true };
}
