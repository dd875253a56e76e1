// Every sentence that a person reads when a text could not be written. The specification's are here word for word.
import type { CallableName } from "../callables";

/** What a generator's screen says when the failure brings no sentence of its own. */
export const generatorFailures = {
  generateCourseOutline: "Error generating course outline.",
  generateStudyMaterial: "Error generating study material.",
  generateAssessment: "Error generating assessment.",
  generateLessonContent: "Error generating lesson content.",
  generateStoryboard: "Error generating storyboard.",
} as const satisfies Partial<Record<CallableName, string>>;

/** What the server says when a model does not deliver; the screen shows these sentences as they are. */
export const modelFailures = {
  busy: "The language model is busy at the moment. Please try again in a minute.",
  unavailable: "The language model cannot be reached at the moment. Please try again in a few minutes.",
  slow: "The language model did not answer in time. Please try again.",
  stalled:
    "The text stopped before its end because the language model fell silent. What had arrived is kept, marked as incomplete.",
  cut: "The text stopped before its end because the connection to the language model broke. What had arrived is kept, marked as incomplete.",
  tooLong: "The text was cut off at the model's length limit. What had arrived is kept, marked as incomplete.",
  empty: "The language model answered with an empty text. Please try again.",
  refused: "The language model declined to write this. Please change the topic and try again.",
  misconfigured: "The language model is not set up correctly. Please tell us, we will repair it.",
} as const;

/** What a person reads who has had all the free texts that there are on one day. */
export const generationLimitMessages = {
  own: "You have used today’s free texts. What you have made is kept in this browser.",
  everybody: "Today’s free texts are used up for everybody. What you have made is kept in this browser.",
} as const;
