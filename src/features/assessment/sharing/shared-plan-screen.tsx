import { useCallback, useEffect, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { endOfLink } from "../../../domain/assessment/sharing/shared-plan";
import { sharedPageWords } from "../../../domain/assessment/sharing/words";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { EmptyState } from "../../../ui/page/empty-state";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Page } from "../../../ui/page/page";
import { SharedPlanView } from "./shared-plan-view";

interface SharedPlanScreenProps {
  /** Shows a course by the player of the tools, with a sentence about its end. */
  courseView: (copy: unknown, about: string) => ReactNode;
}

/** The contents of a read-only link, for a person without an account. */
export function SharedPlanScreen({ courseView }: SharedPlanScreenProps) {
  const { link = "" } = useParams();
  const { loaded, retry } = useLoaded(useCallback(() => readLink(link), [link]));
  useNoIndex();

  if (loaded.status === "ready" && loaded.value?.course !== undefined)
    return courseView(loaded.value.course, sharedPageWords.tryUntil(endOfLink(loaded.value.createdAt)));
  if (loaded.status === "ready" && loaded.value) return <SharedPlanView shared={loaded.value} />;
  return (
    <Page title={sharedPageWords.fallbackTitle}>
      {loaded.status === "loading" && <Loading>{sharedPageWords.loading}</Loading>}
      {loaded.status === "ready" && <EmptyState>{sharedPageWords.gone}</EmptyState>}
      {loaded.status === "failed" && <ErrorState retry={retry}>{sharedPageWords.failed}</ErrorState>}
    </Page>
  );
}

async function readLink(link: string) {
  const { readSharedPlan } = await import("../../../firebase/assessment/sharing/shared");
  return readSharedPlan(link);
}

/** Repeats the header of the same name, for servers of the pages without it; it covers more than the build's pages. */
function useNoIndex(): void {
  useEffect(() => {
    const written = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
    const tag = written ?? document.createElement("meta");
    const before = tag.content;
    tag.name = "robots";
    tag.content = "noindex, nofollow, noarchive";
    if (!written) document.head.append(tag);
    return () => {
      if (written) written.content = before;
      else tag.remove();
    };
  }, []);
}
