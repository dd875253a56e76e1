// The settings of a packed course for its player, and the words that the player says. The package has both as JSON.

/** The usual share of right answers to pass, in per cent. */
export const usualMastery = 80;

export interface PlayerSettings {
  /** `scorm`: a learning platform keeps what is done. `pages`: the browser does. */
  kind: "scorm" | "pages";
  /** Tells the course from others in one browser. */
  course: string;
  /** Of these pages and questions: what was kept of others does not fit. */
  edition: string;
  /** Per cent of right answers from which it is passed; without one it is complete when every page has been opened. */
  mastery?: number;
  /** The index of the right option of each question, in the order of the pages. */
  answers: number[];
  /** The same of each decision on the screens, which do not count for the result. */
  decisions: number[];
  words: PlayerWords;
}

/** `{1}` and `{2}` are replaced by numbers. */
export interface PlayerWords {
  skip: string;
  contents: string;
  back: string;
  next: string;
  /** The page and how many there are. */
  pageOf: string;
  /** Behind the title of a page in the contents. */
  opened: string;
  studyMaterial: string;
  quiz: string;
  /** The question and how many there are. */
  questionOf: string;
  check: string;
  chooseFirst: string;
  /** Above the choices of a screen. */
  decision: string;
  decideAgain: string;
  /** Opens the feedback on a decision without listed choices. */
  compare: string;
  listen: string;
  stopListening: string;
  right: string;
  wrong: string;
  /** Behind an option, once the question is answered. */
  rightAnswer: string;
  yourAnswer: string;
  table: string;
  result: string;
  /** Right answers and questions. */
  score: string;
  passed: string;
  /** Per cent that are asked for. */
  failed: string;
  questionsLeft: string;
  pagesLeft: string;
  completed: string;
  again: string;
  noPlatform: string;
  notSaved: string;
  notRecorded: string;
}
