import { useMemo } from "react";
import { courseCopy } from "../../../domain/course/exports/package/course-copy";
import { usualMastery } from "../../../domain/course/exports/package/player-settings";
import { packageWords } from "../../../domain/course/exports/package/words";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { EmptyState } from "../../../ui/page/empty-state";
import { Page } from "../../../ui/page/page";
import { laidOutPages } from "../package/packed-pages";
import { PreviewFrame } from "../package/preview-frame";
import classes from "./trial.module.css";

interface TrialCourseProps {
  /** The copy behind the link, as it is stored. */
  copy: unknown;
  about: string;
}

/** A course that is tried by a link: the pages and the player of its package, and nothing is recorded. */
export function TrialCourse({ copy, about }: TrialCourseProps) {
  const { data } = useMemo(() => courseCopy.safeParse(copy), [copy]);
  const page = useMemo(
    () => data && laidOutPages({ id: "trial", ...data }, { kind: "pages", mastery: usualMastery }, formatDateTime),
    [data],
  );
  return (
    <Page title={data?.title ?? courseWords.course} width="wide">
      <p className={classes.about}>{about}</p>
      {page ? (
        <div className={classes.trial}>
          <PreviewFrame page={page} first={0} />
        </div>
      ) : (
        <EmptyState>{packageWords.nothingToPreview}</EmptyState>
      )}
    </Page>
  );
}
