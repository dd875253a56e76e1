// The words of the building blocks: they name what any product has.

export const uiWords = {
  clear: "Clear",
  clearAnswer: (question: string) => `Clear answer: ${question}`,
  loading: "Loading...",
  loadingLong: "This is taking longer than usual.",
  tryAgain: "Try again",
  reload: "Reload the page",
  partFailed: "This part could not be loaded just now. Reloading the page usually helps.",
  undo: "Undo",
  close: "Close",
  print: "Print",
  show: "Show",
  hide: "Hide",
  password: "password",
  commonPassword: "Many people have this password, so it is guessed first. One of your own is safer.",
  unknownTime: "at an unknown time",
  table: "Table",
  colorScheme: "Color scheme",
  colorSchemes: { auto: "System", light: "Light", dark: "Dark" },
} as const;

export const exportWords = {
  ways: { copy: "Copy", markdown: "Markdown", word: "Word", print: uiWords.print },
  making: "Making...",
  copied: "Copied.",
  notCopied: "Your browser did not let us copy. Please download the text instead.",
  fileFailed: "The file could not be made. Please check your connection and try again.",
  wordFailed: "The Word file could not be made. Please check your connection and try again.",
} as const;
