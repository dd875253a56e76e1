// A course as one window has it, beside what the window knows to be stored. Wherever courses are kept, what another
// window has stored is compared with that and merged here, and nowhere else.
import { isEqual, type Editions } from "../../kernel/versioned";
import type { Course } from "./course";
import { mergedCourse } from "./merge";
import type { KeptText } from "./texts";

export class HeldCourse {
  stored: Course;
  mine: Course;

  constructor(stored: Course) {
    this.stored = stored;
    this.mine = stored;
  }

  /** Takes in what is stored by now; `since` is what both had. Returns the texts of this window that gave way. */
  hear(theirs: Course, since = this.stored): KeptText[] {
    const { course, overtaken } = mergedCourse({ base: since, mine: this.mine, theirs });
    this.stored = theirs;
    this.mine = course;
    return overtaken;
  }

  /** Takes up what a window before this one had not stored when it was closed; returns the same. */
  takeUp({ base, mine }: Pick<Editions<Course>, "base" | "mine">): KeptText[] {
    const { course, overtaken } = mergedCourse({ base, mine, theirs: this.mine });
    this.mine = course;
    return overtaken;
  }

  /** Whether something is not stored yet. The selected module is each window's own. */
  isChanged(): boolean {
    const { selectedModule } = this.stored.draft;
    return !isEqual(this.stored, { ...this.mine, draft: { ...this.mine.draft, selectedModule } });
  }
}
