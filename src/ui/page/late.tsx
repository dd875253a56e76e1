import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { ErrorState } from "./error-state";
import { Loading } from "./loading";
import { uiWords } from "../words";

type Late<Props extends object> = ((props: Props) => ReactNode) & {
  /** Ahead of time: whoever goes offline meanwhile can still open it. */
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
  const Later = lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Missing as ComponentType<Props> };
    }
  });

  function LatePart(props: Props) {
    return (
      <Suspense fallback={<Loading>{uiWords.loading}</Loading>}>
        <Later {...props} />
      </Suspense>
    );
  }

  return Object.assign(LatePart, {
    fetch: () => {
      load().catch(() => undefined); // whoever opens it sees the error
    },
  });
}
