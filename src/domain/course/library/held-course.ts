// A course as one window has it, beside what the window knows to be stored. Wherever courses are kept, what another
// window has stored is compared with that and merged here, and nowhere else.
import { isEqual } from "../../kernel/versioned";
import type { Course } from "./course";
import { moduleStep, type ModuleStep } from "../moving/module-step";
import { mergedCourse } from "./merge";
import type { KeptText } from "./texts";

/** The most moves of modules that a late text is looked up in. */
const mostSteps = 5;

export class HeldCourse {
  stored: Course;
  #mine: Course;
  #steps: ModuleStep[] = [];

  constructor(stored: Course, mine = stored) {
    this.stored = stored;
    this.#mine = mine;
  }

  get mine(): Course {
    return this.#mine;
  }

  set mine(next: Course) {
    const [before, after] = [this.#mine.draft, next.draft];
    const isOutlineNew = before["course-outline"] !== after["course-outline"];
    const step = isOutlineNew || before.modulesBefore ? moduleStep(before, after) : undefined;
    if (step) this.#steps = [...this.#steps, step].slice(-mostSteps);
    this.#mine = next;
  }

  /** Takes in what is stored by now; `since` is what both had. Returns the texts of this window that gave way. */
  hear(theirs: Course, since = this.stored): KeptText[] {
    const { course, overtaken, steps } = mergedCourse(since, this.mine, theirs, this.#steps);
    this.stored = theirs;
    this.#mine = course;
    this.#steps = steps.slice(-mostSteps);
    return overtaken;
  }

  /** Tells whether something is not stored yet. The selected module is each window's own. */
  isChanged(): boolean {
    const { selectedModule } = this.stored.draft;
    return !isEqual(this.stored, { ...this.mine, draft: { ...this.mine.draft, selectedModule } });
  }
}
