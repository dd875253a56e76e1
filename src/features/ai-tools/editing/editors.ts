// The editors, which load at the first press into a text.
export { QuestionForm } from "./question-form";
export { WordsEditor } from "./words-editor";
