// The words of handing over a task, which the dashboard loads with its dialog.

export const handOverWords = {
  handOverTitle: "Hand Over a Task",
  handingOver: "Handing over...",
  colleague: "Colleague",
  chooseColleague: "-- Select a colleague --",
  colleagueMissing: "Please select a colleague.",
  handOverNote: "A sentence for your colleague (optional)",
  noColleague: "No colleague has opened the dashboard yet, so there is no colleague to hand this to.",
  colleaguesLoading: "Loading your colleagues...",
  colleaguesFailed: "Your colleagues could not be loaded.",
} as const;
