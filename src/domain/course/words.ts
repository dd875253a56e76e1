// Every sentence that a person reads in the tools; what differs from tool to tool stands in their rows (tools.ts).
import { formatDateTime, formatNumber, plural } from "../kernel/locale";

const texts = (count: number) => plural(count, { one: "# text", other: "# texts" });
const areLeft = (count: number) => plural(count, { one: "# is left", other: "# are left" });

/** The server's sentences for a model that does not deliver; the screen shows them as they are. */
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
  overtime:
    "The text was not finished in the time that there is for one. What had arrived is kept, marked as incomplete.",
  retired: "This tool cannot write just now. We have been told, and will have it write again as soon as we can.",
  unknownModel: "Nothing can be written just now, because of a mistake in our settings. We have been told.",
  keyRefused: "Nothing can be written just now, because of a problem with our account. We have been told.",
  unpaid: "Nothing can be written just now, because what we have set aside for it is used up. We have been told.",
  misconfigured: "The language model is not set up correctly. Please tell us, and we will repair it.",
} as const;

/**
 * The same for the people who run the site: the failures that only they can repair, and the way to do so. They are in
 * the log and on the dashboard.
 */
export const modelRepairs = {
  retired:
    "The provider has retired the model of OPENAI_MODEL. Set it to its successor in functions/.env.<project>, and deploy.",
  unknownModel:
    "The server at OPENAI_BASE_URL does not know the model of OPENAI_MODEL, or the key may not use it. Correct one of them, and deploy.",
  keyRefused:
    "The server at OPENAI_BASE_URL does not accept the key. Set the secret OPENAI_API_KEY again, and deploy the functions.",
  unpaid:
    "The provider says that the account has no credit left. Add credit there, or raise its limit; nothing is to be deployed.",
  misconfigured:
    "The server at OPENAI_BASE_URL does not accept what it is asked. A model that does not reason wants a blank MODEL_REASONING_EFFORT.",
} as const satisfies Partial<Record<keyof typeof modelFailures, string>>;

/** The sentences for a person who has had all the free texts of one day. */
export const generationLimitMessages = {
  own: "You have used today’s free texts. What you have made is kept in this browser.",
  account: "You have used today’s texts of your account. What you have made is kept.",
  network: "From your network today’s free texts are used up. What you have made is kept in this browser.",
  everybody: "Today’s free texts are used up for everybody. What you have made is kept in this browser.",
  everybodyThisHour:
    "Many people are writing: this hour’s free texts are used up. What you have made is kept in this browser.",
  tokens: "Nothing more can be written today: what is set aside for one day is used up. What you have is kept.",
  stops: "From your network too many texts have been stopped in this hour.",
  switchedOff: "Writing is switched off at the moment. What you have is kept; please try again later.",
} as const;

/** Writing the texts that a course still lacks. */
export const missingWords = {
  write: "Write what is missing",
  writing: "Writing...",
  stop: "Stop writing",
  writes: (count: number) => plural(count, { one: "Writes # text.", other: "Writes # texts, two at a time." }),
  uses: (count: number, limit: number, left: number) =>
    `Uses ${count} of your ${texts(limit)} today; ${areLeft(left)}.`,
  usesAll: (count: number, missing: number, limit: number) =>
    `Writes ${count} of ${missing} today: that is what is left of your ${texts(limit)}.`,
  noneLeft: (limit: number) => `Your ${texts(limit)} of today are used. Tomorrow you can go on.`,
  progress: (nth: string, total: number, names: string) => `Writing ${nth} of ${total}: ${names}.`,
  left: (count: number) => plural(count, { one: "# text is left.", other: "# texts are left." }),
  ended: "writing ended",
  stopped: "The writing was stopped.",
  interrupted: "The writing ended when the page was left. Press the button to go on.",
  elsewhere: "Another window of this browser is writing already.",
} as const;

/** The words of the tools' screens. */
export const courseWords = {
  keepCourse: "Keep my course",
  module: "Module",
  selectModule: "-- Select Module --",
  optional: "Optional",
  targetAudience: "Target audience",
  targetAudienceHint: "As in the outline",
  audience: "Audience",
  audienceHint: "Anyone",
  level: "Level",
  anyLevel: "Any",
  length: "Length",
  usualLength: "Usual",
  language: "Language",
  languageHint: "English",
  topic: "Topic",
  topicHint: "Giving feedback to a new colleague",
  topicMissing: "Please enter a topic.",
  noModules: "There are no modules yet.",
  noModulesLink: "Generate a course outline",
  noModulesThen: "first, then choose one of its modules here.",
  moduleMissing: "Please select a module.",
  generating: "Generating...",
  removeGap: "Leave it out",
  text: "Text (Markdown)",
  isIncomplete: "This text is incomplete: it ends where the writing was interrupted.",
  goOnWriting: "Go on writing",
  translationFailed: "This text could not be translated.",
  translationBrokeOff: "This translation broke off. What came before is kept.",
  cannotGoOn: "This text or a line of it is too long to be sent. Please generate it again.",
  offline:
    "You are offline. What you typed and what has been written is kept in this browser; please try again when you are online.",
  stop: "Stop",
  addSource: "Add a source",
  draftNotKept:
    "This browser does not let us keep your draft: it is lost when you close the tab. Download what you need.",
  course: "Course",
  fileOf: (title: string) => `Course ${title}`,
  yourCourse: "Your course",
  textsOfCourse: "Texts of this course",
  texts: {
    "course-outline": "Outline",
    "study-material": "Study material",
    "lesson-content": "Lesson",
    storyboard: "Storyboard",
    assessment: "Assessment",
  },
  /** Heads of narrow columns, with soft hyphens where they may break. */
  columns: { "lesson-content": "Lesson", storyboard: "Story\u00ADboard", assessment: "Assess\u00ADment" },
  moduleText: (module: number, name: string) => `Module ${module} ${name.toLowerCase()}`,
  states: {
    open: "open",
    unfinished: "unfinished",
    written: "written",
    writing: "being written",
    here: "here",
  },
  textIs: (name: string, states: readonly string[]) => `${name}: ${states.join(", ")}`,
  next: (name: string) => `Next: ${name}`,
  textsOf: (written: number, all: number) => `${written} of ${texts(all)}`,
  textsWritten: (written: number, all: number) => `${written} of ${texts(all)} written`,
  download: "Download",
  downloadCourse: "Download the course",
  nextDownload: "Next: Download the course",
  downloads: { markdown: "Download as Markdown", word: "Download as Word" },
  guideOf: (title: string) => `Trainer's guide: ${title}`,
  trainersGuide: "Trainer's guide",
  guideDownloads: { word: "Trainer's guide as Word", print: "Print the trainer's guide" },
  packages: { scorm: "SCORM package (LMS)", pages: "Web pages (ZIP)" },
  partFailed: "This part of the page could not be loaded. Please check your connection and try again.",
  leftOut: (open: number, all: number) =>
    `${formatNumber(open)} of ${plural(all, { one: "1 question", other: "# questions" })} ${open === 1 ? "names no single right answer: it is" : "name no single right answer: they are"} left out.`,
  severalAnswers: (count: number) =>
    plural(count, {
      one: "1 question has several right answers: a wrong tick takes all its points.",
      other: "# questions have several right answers: a wrong tick takes all their points.",
    }),
  questionsOf: (title: string) => `${title} questions`,
  brief: "The brief",
  changeBrief: "Change the brief",
  evidenceInShort: (ticked: number, all: number) => `Evidence: ${ticked} of ${all}`,
  againTitle: "Write the outline again?",
  againMeaning: (others: number) =>
    `A new outline takes the place of this course. The outline${others > 0 ? ` and ${texts(others)} of its modules go` : " goes"} to the earlier results, where each can be brought back.`,
  againConfirm: "Write it again",
  translate: "Translate this course",
  startOver: "Start over",
  startOverTitle: "Start over?",
  startOverMeaning: "This removes the topic, all texts and the earlier results from this browser.",
  actions: "What to do with this text",
  preview: "Preview",
  edit: "Edit as Markdown",
  doneEditing: "Done editing",
  gift: "GIFT",
  moodleXml: "Moodle XML",
  qti: "QTI 1.2 (ZIP)",
  slides: "Slides (PowerPoint)",
  noSlides: "No slides could be made: no screen of a storyboard and no lesson was found in these texts.",
  originOfWords: "Where these words come from",
  earlier: (count: number) => `Earlier results (${count})`,
  earlierResult: (writtenAt: string, about: string, edited: boolean, incomplete: boolean) =>
    `${writtenAt}: ${about}${edited ? " (edited)" : ""}${incomplete ? " (incomplete)" : ""}`,
  resultOf: (title: string) => `${title}: result`,
  resultHere: (title: string, incomplete: boolean) => `${title} is here${incomplete ? ", but incomplete" : ""}.`,
  textFailed: "Your text is kept, but it could not be shown. Please check your connection and reload the page.",
  qualityFailed: "The quality card could not be loaded. Please check your connection and try again.",
  rewrite: "Rewrite",
  questions: "Questions",
  readers: { teachers: "With answers", learners: "For learners" },
  rightAnswer: "right answer",
  writtenElsewhere: "Another window is writing this text. It appears here when it is finished.",
  stillWriting: (about: string) => `“${about}” is still being written; its text waits for you there.`,
  goOnFrom: (time: Date) => `You can go on from ${formatDateTime(time)}.`,
} as const;
