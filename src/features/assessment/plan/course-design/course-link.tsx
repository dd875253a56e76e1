import { resultsWords } from "../../../../domain/assessment/results/words";
import { ButtonLink } from "../../../../ui/button/button-link";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import classes from "../plan.module.css";
import type { ItemCourse } from "./use-course-design";

interface CourseLinkProps {
  title: string;
  course: ItemCourse;
}

/** The way to the course of an item: to design it, or to the one that was begun. */
export function CourseLink({ title, course: { isBegun, ...link } }: CourseLinkProps) {
  return (
    <ButtonLink className={classes.design} variant="subtle" size="compact-md" {...link}>
      {isBegun ? resultsWords.openCourse : resultsWords.design}{" "}
      <VisuallyHidden>{resultsWords.forItem(title)}</VisuallyHidden>
    </ButtonLink>
  );
}
