export const noteWords = {
  title: "Notes",
  note: "New note",
  add: "Add the note",
  adding: "Adding...",
  missing: "Please write something first.",
  failed: "The note could not be saved. It is still here; please try again.",
  loadFailed: "The notes could not be loaded. Please try again.",
  none: "No notes yet.",
  remove: "Delete",
  removeOf: (text: string) => `Delete the note “${text}”`,
  removeFailed: "The note could not be deleted. Please try again.",
} as const;
