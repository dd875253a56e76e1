import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { CourseEntry } from "../../../domain/course/library/course";
import { libraryWords } from "../../../domain/course/library/words";
import { businessCoursesWords } from "../../../domain/invitations/words";
import { routes } from "../../../domain/kernel/routes";
import { coursesOf } from "../../../firebase/course/watch-courses";
import { useLive } from "../../../ui/hooks/use-live";
import { DateTime } from "../../../ui/page/date-time";
import { ErrorState } from "../../../ui/page/error-state";
import classes from "./business.module.css";

/** The courses that are kept with a business, each with its way into the workspace. */
export function BusinessCourses({ code }: { code: string }) {
  const { live, retry } = useLive(useMemo(() => coursesOf(code), [code]));
  if (live.status === "loading") return null;
  return (
    <section className={classes.courses} aria-labelledby="business-courses">
      <h2 id="business-courses">{businessCoursesWords.title}</h2>
      {live.status === "failed" ? (
        <ErrorState retry={retry}>{libraryWords.listFailed}</ErrorState>
      ) : (
        <>
          {live.value.length === 0 && <p>{businessCoursesWords.none}</p>}
          <ul>
            {live.value.map((entry) => (
              <li key={entry.id}>
                <CourseLine code={code} entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function CourseLine({ code, entry }: { code: string; entry: CourseEntry }) {
  if ("unreadable" in entry) return libraryWords.unreadable;
  return (
    <>
      <Link to={routes.course(entry.id, code)}>{entry.title}</Link>{" "}
      <small>
        {businessCoursesWords.changed} <DateTime date={entry.updatedAt} otherwise={businessCoursesWords.justNow} />
      </small>
    </>
  );
}
