import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { logWarning } from "../../browser/log";
import { ErrorState } from "./error-state";
import { Loading } from "./loading";
import { uiWords } from "../words";

type Late<Props extends object> = ((props: Props) => ReactNode) & {
  /** Loads it early, behind the next paint: a person who goes offline can still open it. */
  fetch: () => void;
};

/**
 * A part of a screen whose code is loaded after what is seen first; one that was loaded before is there at once. Where
 * it cannot be loaded, the part says so.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: string = uiWords.partFailed,
): Late<Props> {
  let loaded: ComponentType<Props> | undefined;

  const Missing = () => (
    <ErrorState retry={() => window.location.reload()} retryLabel={uiWords.reload}>
      {failed}
    </ErrorState>
  );

  async function loadPart(): Promise<ComponentType<Props>> {
    return (loaded = await load());
  }

  const Later = lazy(async () => {
    try {
      return { default: await loadPart() };
    } catch (error) {
      logWarning(failed, error);
      return { default: Missing as ComponentType<Props> };
    }
  });

  function LatePart(props: Props) {
    // The same for as long as it is shown, or the part would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return (
      <Suspense fallback={<Loading>{uiWords.loading}</Loading>}>
        <Shown {...props} />
      </Suspense>
    );
  }

  return Object.assign(LatePart, {
    fetch: () => {
      if (loaded) return;
      // To begin a load takes the browser as long as a paint: what is seen goes first.
      const begin = () => void loadPart().catch(() => undefined); // the person who opens it sees the error
      requestAnimationFrame(() => setTimeout(begin));
    },
  });
}
