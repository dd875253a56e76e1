import { formerTaskWords } from "../../../../domain/inquiries/action-words";
import { Disclosure } from "../../../../ui/menu/disclosure";
import { late } from "../../../../ui/page/late";
import classes from "./task-queue.module.css";

const LateFormerAdministrators = late(async () => (await import("./former-administrators")).FormerAdministrators);

/** The tasks in the queue of a former administrator, for another who takes them over. */
export function FormerTasks() {
  return (
    <Disclosure label={formerTaskWords.formerTasks} variant="subtle" size="sm" breaks className={classes.former}>
      <LateFormerAdministrators />
    </Disclosure>
  );
}
