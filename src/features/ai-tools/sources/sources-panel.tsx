import { useMemo } from "react";
import type { Subscribe } from "../../../browser/subscribe";
import { toolSubject, type CourseDraft } from "../../../domain/course/draft";
import { openParagraphs, type CourseSources, type SourceParagraph } from "../../../domain/course/sources/source";
import { sourceWords } from "../../../domain/course/sources/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { useLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { uiWords } from "../../../ui/words";
import { useCourseDraft } from "../course/course-draft";
import { AddSource } from "./add-source";
import { useSources } from "../course/course-sources";
import type { CoursePlace } from "../course/open-course";
import { chosenInPieces } from "../course/sent-sources";
import { SourceView } from "./source-view";
import classes from "./sources.module.css";

interface SourcesPanelProps {
  tool: ToolName;
  place: CoursePlace;
}

/** The paragraphs that are sent with the text of this screen. */
function choiceOf(all: CourseSources | undefined, draft: CourseDraft, tool: ToolName): Subscribe<SourceParagraph[]> {
  return (next, fail) => {
    if (all) void chosenInPieces(all, draft, tool, { about: toolSubject(draft, tool) }).then(next, fail);
    return () => undefined;
  };
}

/** The documents of a person: each is added, named, and struck out in part before any of it is sent. */
export function SourcesPanel({ tool, place }: SourcesPanelProps) {
  const draft = useCourseDraft((state) => state.draft);
  const { business } = place;
  const { live, retry } = useSources(place);
  const all = live.status === "ready" ? live.value : undefined;
  const choose = useMemo(() => choiceOf(all, draft, tool), [all, draft, tool]);
  const { live: choice } = useLive(choose, { keepsPrevious: true });
  const chosen = choice.status === "ready" ? choice.value : [];
  const numbers = new Set(chosen.map(({ number }) => number));
  return (
    <section className={classes.panel} aria-label={sourceWords.region}>
      <h2>{sourceWords.region}</h2>
      <p className={classes.about}>
        {sourceWords.lead} {business ? sourceWords.keptWith(business.name) : sourceWords.stays}
      </p>
      <AddSource place={place} />
      {live.status === "loading" && <Loading>{uiWords.loading}</Loading>}
      {live.status === "failed" && <ErrorState retry={retry}>{sourceWords.notRead}</ErrorState>}
      {all && all.sources.length > 0 && (
        <>
          {choice.status === "ready" && (
            <p className={classes.choice}>
              {sourceWords.choice(chosen.length, openParagraphs(all).length)}{" "}
              {chosen.map(({ number }) => sourceWords.number(number)).join(" ")}
            </p>
          )}
          <ul className={classes.sources}>
            {all.sources.map((source) => (
              <SourceView key={source.id} place={place} source={source} chosen={numbers} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
