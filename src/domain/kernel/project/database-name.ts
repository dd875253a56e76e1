/** The database that a project has unless another is named. */
export const defaultDatabase = "(default)";

/** The name behind the setting `FIRESTORE_DATABASE`, which is blank for the default one. */
export function databaseNamed(setting = ""): string {
  return setting.trim() || defaultDatabase;
}
