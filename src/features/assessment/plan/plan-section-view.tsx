import type { ReactNode } from "react";
import { itemAnchor } from "../../../domain/assessment/plan-checks/check-diagnosis";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { PlanItem, PlanSection } from "../../../domain/assessment/plan/plan";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { sectionAnchor } from "../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../domain/assessment/results/words";
import classes from "./plan.module.css";
import { PlanPoint } from "./plan-point";
import type { CourseDesign } from "./course-design/use-course-design";

interface PlanSectionViewProps {
  section: PlanSection;
  /** The number of the section in the plan, from 0. */
  index: number;
  resolve: (reference: string) => ResolvedReference | undefined;
  gapsOf: (references: readonly string[]) => readonly Gap[];
  /** Its last item may not be complete yet. */
  inProgress: boolean;
  numbers: ReadonlyMap<string, number>;
  courses: CourseDesign | undefined;
  beside: ((anchor: string) => ReactNode) | undefined;
}

/** A section of the plan: its items in lists, one below the other and under their headings. */
export function PlanSectionView({
  section,
  index,
  resolve,
  gapsOf,
  inProgress,
  numbers,
  courses,
  beside,
}: PlanSectionViewProps) {
  const last = section.items.at(-1);
  const anchorOf = (item: PlanItem) => itemAnchor(index, section.items.indexOf(item));

  function point(item: PlanItem) {
    const answers = item.references.flatMap((reference) => resolve(reference) ?? []);
    return (
      <PlanPoint
        item={item}
        answers={answers}
        gaps={section.id === "summary" ? [] : gapsOf(item.references)}
        accountable={section.id !== "summary" && !(inProgress && item === last)}
        numbers={numbers}
        course={courses?.courseOf(anchorOf(item))}
      />
    );
  }

  return (
    <section className={classes.section} id={sectionAnchor(index)} aria-labelledby={`${sectionAnchor(index)}-heading`}>
      <h3 id={`${sectionAnchor(index)}-heading`}>{section.heading}</h3>
      {section.id === "actions" && courses && courses.ofActions.all > 0 && (
        <p className={classes.count}>{resultsWords.withCourse(courses.ofActions.begun, courses.ofActions.all)}</p>
      )}
      {runsOf(section.items).map(({ heading, form, items }, nth) => {
        const List = form === "numbered" ? "ol" : "ul";
        return (
          <div key={nth} className={classes.run}>
            {heading !== undefined && <h4>{heading}</h4>}
            {form === "paragraph" ? (
              items.map((item, at) => (
                <div key={at} id={anchorOf(item)}>
                  {point(item)}
                  {beside?.(anchorOf(item))}
                </div>
              ))
            ) : (
              <List>
                {items.map((item, at) => (
                  <li key={at} id={anchorOf(item)}>
                    {point(item)}
                    {beside?.(anchorOf(item))}
                  </li>
                ))}
              </List>
            )}
          </div>
        );
      })}
    </section>
  );
}

interface Run {
  /** The heading of a new group. */
  heading: string | undefined;
  form: PlanItem["form"];
  items: PlanItem[];
}

/** Neighbours of the same form and group share one list. */
function runsOf(items: readonly PlanItem[]): Run[] {
  const runs: Run[] = [];
  let group: string | undefined;
  for (const item of items) {
    const current = runs.at(-1);
    if (current?.form === item.form && item.group === group) current.items.push(item);
    else runs.push({ heading: item.group === group ? undefined : item.group, form: item.form, items: [item] });
    group = item.group;
  }
  return runs;
}
