export const freshStartWords = {
  meaning:
    "If reloading does not help, something that this browser keeps for this site may be damaged. Save it as a file, then start fresh.",
  save: "Save what is kept here",
  start: "Start fresh",
  question: "Start fresh?",
  lost: "This deletes everything that this site keeps in this browser: your courses, what you typed and have not sent, your settings and your login. What you have sent or saved with an account stays. There is no way back.",
  confirm: "Delete it and reload",
  decline: "Keep it",
  fileName: "kept-in-this-browser.json",
  about: "What this site kept in a browser: courses, and what was typed and not sent. Each entry is as it was kept.",
} as const;
