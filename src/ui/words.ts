// The words of the building blocks: they name what any product has.

export const uiWords = {
  clear: "Clear",
  clearAnswer: (question: string) => `Clear answer: ${question}`,
  loading: "Loading...",
  loadingLong: "This is taking longer than usual.",
  tryAgain: "Try again",
  reload: "Reload the page",
  olderPage: "This page is older than the site. Reload it; what you typed is kept.",
  partFailed: "This part could not be loaded just now. Reloading the page usually helps.",
  undo: "Undo",
  close: "Close",
  print: "Print",
  show: "Show",
  hide: "Hide",
  password: "password",
  unknownTime: "at an unknown time",
  table: "Table",
  colorScheme: "Color scheme",
  colorSchemes: { auto: "System", light: "Light", dark: "Dark" },
} as const;
