import { Button, VisuallyHidden } from "@mantine/core";
import { Link } from "react-router-dom";
import type { PlanItem } from "../../../domain/assessment/plan/plan";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { resultsWords } from "../../../domain/assessment/results/words";
import { itemTitle } from "../../../domain/course/origin/course-request";
import type { CourseDesign } from "./use-course-design";
import classes from "./plan.module.css";

interface CourseLinkProps {
  item: PlanItem;
  /** The answers that it rests on. */
  rests: readonly ResolvedReference[];
  courses: CourseDesign;
}

/** The way to the course of an item: to design it, or to the one that was begun. */
export function CourseLink({ item, rests, courses }: CourseLinkProps) {
  return (
    <Button
      component={Link}
      className={classes.design}
      variant="subtle"
      size="compact-md"
      {...courses.linkFor(item, rests)}
    >
      {courses.isBegun(item, rests) ? resultsWords.openCourse : resultsWords.design}{" "}
      <VisuallyHidden>{resultsWords.forItem(itemTitle(item.text))}</VisuallyHidden>
    </Button>
  );
}
