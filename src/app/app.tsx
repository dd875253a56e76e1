import type { ComponentType, ReactNode } from "react";
import { UiProvider } from "../ui/theme/ui-provider";
import { ErrorBoundary } from "./error-boundary";
import { AppRoutes } from "./routes";

interface AppProps {
  /** The source of the address: the browser, or the build that writes a page. */
  router: ComponentType<{ children: ReactNode }>;
}

export function App({ router: Router }: AppProps) {
  return (
    <UiProvider>
      <ErrorBoundary>
        <Router>
          <AppRoutes />
        </Router>
      </ErrorBoundary>
    </UiProvider>
  );
}
