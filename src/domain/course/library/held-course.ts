// A course as one window has it, beside what the window knows to be stored. Wherever courses are kept, what another
// window has stored is compared with that and merged here, and nowhere else.
import { isEqual } from "../../kernel/versioned";
import type { Course } from "./course";
import { mergedCourse } from "./merge";
import type { KeptText } from "./texts";

export class HeldCourse {
  stored: Course;
  mine: Course;

  constructor(stored: Course, mine = stored) {
    this.stored = stored;
    this.mine = mine;
  }

  /** Takes in what is stored by now; `since` is what both had. Returns the texts of this window that gave way. */
  hear(theirs: Course, since = this.stored): KeptText[] {
    const { course, overtaken } = mergedCourse(since, this.mine, theirs);
    this.stored = theirs;
    this.mine = course;
    return overtaken;
  }

  /** Tells whether something is not stored yet. The selected module is each window's own. */
  isChanged(): boolean {
    const { selectedModule } = this.stored.draft;
    return !isEqual(this.stored, { ...this.mine, draft: { ...this.mine.draft, selectedModule } });
  }
}
