// The editors, which load behind a text that is shown.
export { EditableText } from "./editable-text";
export { QuestionForm } from "./question-form";
export { WordsEditor } from "./words-editor";
