import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { ErrorState } from "../../ui/page/error-state";
import { uiWords } from "../../ui/words";

const LateFreshStart = lazy<ComponentType>(() =>
  import("./fresh-start").then(
    (loaded) => ({ default: loaded.FreshStart }),
    () => ({ default: () => null }), // then nothing but reloading can be offered
  ),
);

/** Takes the place of a page that cannot be shown or used. The second way out is loaded only then. */
export function FailedPage({ children }: { children: ReactNode }) {
  return (
    <>
      <ErrorState retry={() => window.location.reload()} retryLabel={uiWords.reload}>
        {children}
      </ErrorState>
      <Suspense>
        <LateFreshStart />
      </Suspense>
    </>
  );
}
