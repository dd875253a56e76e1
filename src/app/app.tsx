import type { ReactNode } from "react";
import { UiProvider } from "../ui/theme/ui-provider";
import { ErrorBoundary } from "./error-boundary";
import { AppRoutes } from "./routes";

interface AppProps {
  /** Puts the screens below the source of the address: the browser, or the build that writes a page. */
  router: (screens: ReactNode) => ReactNode;
}

export function App({ router }: AppProps) {
  return (
    <UiProvider>
      <ErrorBoundary>{router(<AppRoutes />)}</ErrorBoundary>
    </UiProvider>
  );
}
