// Every sentence about several courses: their list, and where they are kept.
import { plural } from "../../kernel/locale";

export const libraryWords = {
  courses: "Your courses",
  unnamed: "New course",
  duplicateOf: (title: string) => `Copy of ${title}`,
  here: "In this browser",
  keptWith: (business: string) => `Kept with ${business}`,
  aBusiness: "the business",
  closedToReaders: "The courses of businesses are for their own people and for administrators. Ask one of them.",
  newCourse: "New course",
  openFile: "Open a file",
  show: (count: number) => `Your courses (${count})`,
  isOpen: "open",
  actionsOf: (title: string) => `What to do with “${title}”`,
  rename: "Rename",
  name: "Name of the course",
  saveName: "Save",
  cancel: "Cancel",
  duplicate: "Duplicate",
  saveFile: "Save as a file",
  delete: "Delete",
  keepWith: (business: string) => `Keep with ${business}`,
  deleted: (title: string) => `“${title}” is deleted.`,
  unreadable: "A course that cannot be read",
  unreadableMeaning:
    "Something has damaged it in this browser. The others are not affected. You can save what is there as a file, and delete it.",
  full: "This browser has no room left for your courses: what you do now is lost when you close the tab. Save courses as files and delete some of them.",
  loading: "Loading the course …",
  openFailed: "The course could not be loaded. Please check your connection and try again.",
  listFailed: "These courses could not be loaded. Please check your connection and try again.",
  tooMany: (most: number) => `There can be ${most} courses with a business. Please delete one first.`,
  failed: "That did not work. Please check your connection and try again.",
  gone: "This course was deleted elsewhere. What you see is still here.",
  keepCopy: "Keep a copy",
  notSaved: (business: string) =>
    `What you changed last is kept in this browser and not with ${business} yet. We keep trying.`,
  tooLong: (text: string, most: number) =>
    `“${text}” has more than ${plural(most, { one: "# character", other: "# characters" })}. Shorten it, or it is kept in this browser only.`,
  overtaken: (texts: string) =>
    `Another person changed ${texts} at the same time. Theirs is shown; yours is among the earlier results, and Undo brings it back.`,
  quoted: (name: string) => `“${name}”`,
  textName: (title: string, module: string) => (module === "" ? title : `${title}: ${module}`),
} as const;
