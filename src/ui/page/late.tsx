import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { logWarning } from "../../browser/log";
import { loadAhead } from "../../browser/tasks";
import { ErrorState } from "./error-state";
import { Loading } from "./loading";
import { uiWords } from "../words";

type Loaded<Props extends object> = ((props: Props) => ReactNode) & { load: () => Promise<ComponentType<Props>> };

/**
 * A component that is loaded when it is first shown; one that was loaded before is there at once. `failed` returns what
 * is shown where it cannot be loaded.
 */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed?: (error: unknown) => ComponentType<Props>,
): Loaded<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce(): Promise<ComponentType<Props>> {
    return (loaded ??= await load());
  }

  const Later = lazy(async () => ({ default: await loadOnce().catch(failed) }));

  function Part(props: Props) {
    // React would begin the part anew with another component.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }

  return Object.assign(Part, { load: loadOnce });
}

type Late<Props extends object> = ((props: Props) => ReactNode) & {
  /** Loads it early, behind the next paint: a person who goes offline can still open it. */
  fetch: () => void;
};

/** A part of a screen whose code is loaded after what is seen first. Where it cannot be loaded, the part says so. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: string = uiWords.partFailed,
): Late<Props> {
  const Missing = () => (
    <ErrorState retry={() => window.location.reload()} retryLabel={uiWords.reload}>
      {failed}
    </ErrorState>
  );

  const Part = loadedWhenShown<Props>(load, (error) => {
    logWarning(failed, error);
    return Missing;
  });

  const LatePart = (props: Props) => (
    <Suspense fallback={<Loading>{uiWords.loading}</Loading>}>
      <Part {...props} />
    </Suspense>
  );

  return Object.assign(LatePart, { fetch: () => loadAhead(Part.load) });
}
