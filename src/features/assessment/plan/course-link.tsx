import { Button, VisuallyHidden } from "@mantine/core";
import { Link } from "react-router-dom";
import { resultsWords } from "../../../domain/assessment/results/words";
import classes from "./plan.module.css";
import type { ItemCourse } from "./use-course-design";

interface CourseLinkProps {
  title: string;
  course: ItemCourse;
}

/** The way to the course of an item: to design it, or to the one that was begun. */
export function CourseLink({ title, course: { isBegun, ...link } }: CourseLinkProps) {
  return (
    <Button component={Link} className={classes.design} variant="subtle" size="compact-md" {...link}>
      {isBegun ? resultsWords.openCourse : resultsWords.design}{" "}
      <VisuallyHidden>{resultsWords.forItem(title)}</VisuallyHidden>
    </Button>
  );
}
