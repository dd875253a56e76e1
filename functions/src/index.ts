import { setGlobalOptions } from "firebase-functions/v2";
import { generator } from "./generators/generator";

export { generateTrainingPlan } from "./training-plan/training-plan";

setGlobalOptions({ region: "us-central1", maxInstances: 20 });

export const generateCourseOutline = generator("generateCourseOutline", "outline");
export const generateStudyMaterial = generator("generateStudyMaterial", "studyMaterial");
export const generateLessonContent = generator("generateLessonContent", "lessonContent");
export const generateStoryboard = generator("generateStoryboard", "storyboard");
export const generateAssessment = generator("generateAssessment", "assessment");
