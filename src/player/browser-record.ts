import type { LearningRecord } from "./learning-record";

/** Keeps it in the browser; where that is forbidden, for as long as the page is open. */
export function browserRecord(course: string, storage: () => Storage): LearningRecord {
  const key = `course-${course}`;
  const attempt = <Result>(action: (store: Storage) => Result): Result | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  const [kept = "", location = ""] = (attempt((store) => store.getItem(key)) ?? "").split(" ");
  const save: LearningRecord["save"] = (visit) => {
    attempt((store) => store.setItem(key, `${visit.kept} ${visit.location}`));
    return true;
  };
  return { state: "recording", kept, location, mastery: undefined, answered: () => undefined, save, finish: save };
}
