// The words of a due date for calendars.
export const dueDateWords = {
  add: "Add to calendar",
  making: "Making the file...",
  failed: "The calendar file could not be made. Please check your connection and try again.",
  file: "due-dates.ics",
} as const;
