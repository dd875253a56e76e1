import { setGlobalOptions } from "firebase-functions/v2";
import { counter } from "./counters/counter";
import { generator } from "./generators/generator";

setGlobalOptions({ region: "us-central1", maxInstances: 20 });

export const generateCourseOutline = generator("generateCourseOutline", "outline");
export const generateStudyMaterial = generator("generateStudyMaterial", "studyMaterial");
export const generateLessonContent = generator("generateLessonContent", "lessonContent");
export const generateStoryboard = generator("generateStoryboard", "storyboard");
export const generateAssessment = generator("generateAssessment", "assessment");

export const countEmailList = counter("emailList");
export const countInquiries = counter("inquiries");
export const countInvitations = counter("invitations");
