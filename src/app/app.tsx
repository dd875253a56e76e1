import type { ComponentType, ReactNode } from "react";
import { UiProvider } from "../ui/theme/ui-provider";
import { ErrorBoundary } from "./error-boundary";
import { AppRoutes } from "./routes";

interface AppProps {
  /** Where the address comes from: the browser, or the build that writes a page. */
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
