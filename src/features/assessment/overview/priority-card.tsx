import { Link } from "react-router-dom";
import { actionKindNames } from "../../../domain/assessment/diagnosis/words";
import { isTraining } from "../../../domain/assessment/plan/action-kinds";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { cutAtWord, type TitledItem } from "../../../domain/assessment/results/plan-at-a-glance";
import { CourseLink } from "../plan/course-link";
import type { CourseDesign } from "../plan/use-course-design";
import classes from "./overview.module.css";

interface PriorityCardProps {
  priority: TitledItem;
  /** The answers that it rests on. */
  rests: readonly ResolvedReference[];
  planLink: string | undefined;
  courses: CourseDesign | undefined;
}

/** A priority of the plan, and how far its course is. */
export function PriorityCard({ priority: { item, title, says, anchor }, rests, planLink, courses }: PriorityCardProps) {
  return (
    <li className={classes.priority}>
      <h3>{planLink === undefined ? title : <Link to={`${planLink}#${anchor}`}>{title}</Link>}</h3>
      {says !== "" && <p className={classes.soft}>{cutAtWord(says, 90)}</p>}
      {item.kind && !isTraining(item.kind) && <p>{actionKindNames[item.kind]}</p>}
      {courses && isTraining(item.kind) && <CourseLink item={item} rests={rests} courses={courses} />}
    </li>
  );
}
