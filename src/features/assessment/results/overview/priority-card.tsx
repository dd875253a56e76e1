import { Link } from "react-router-dom";
import { actionKindNames } from "../../../../domain/assessment/diagnosis/words";
import { isTraining } from "../../../../domain/assessment/plan/action-kinds";
import type { TitledItem } from "../../../../domain/assessment/results/plan-at-a-glance";
import { cutAtWord } from "../../../../domain/kernel/texts";
import { CourseLink } from "../../plan/course-design/course-link";
import type { CourseDesign } from "../../plan/course-design/use-course-design";
import classes from "./overview.module.css";

interface PriorityCardProps {
  priority: TitledItem;
  planLink: string | undefined;
  courses: CourseDesign | undefined;
}

/** A priority of the plan, and how far its course is. */
export function PriorityCard({ priority: { item, title, says, anchor }, planLink, courses }: PriorityCardProps) {
  const course = courses?.courseOf(anchor);
  return (
    <li className={classes.priority}>
      <h3>{planLink === undefined ? title : <Link to={`${planLink}#${anchor}`}>{title}</Link>}</h3>
      {says !== "" && <p className={classes.soft}>{cutAtWord(says, 90)}</p>}
      {item.kind && !isTraining(item.kind) && <p>{actionKindNames[item.kind]}</p>}
      {course && <CourseLink title={title} course={course} />}
    </li>
  );
}
