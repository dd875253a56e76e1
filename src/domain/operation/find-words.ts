// The words of the line that finds anything, which come with it.
export const findWords = {
  label: "Inquiry, business, person or place",
  hint: "Whole words of messages, and the beginnings of words of names, businesses and addresses.",
  places: "Places",
  people: "People on the mailing list",
  finding: "Looking...",
  nothingFound: "Nothing found.",
  nothingSoFar: "Nothing found so far.",
  lookFurther: (list: string) => `Look further in ${list}`,
  failed: "This could not be searched just now.",
} as const;
