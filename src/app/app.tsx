import { BrowserRouter } from "react-router-dom";
import { UiProvider } from "../ui/theme/ui-provider";
import { ErrorBoundary } from "./error-boundary";
import { AppRoutes } from "./routes";

export function App() {
  return (
    <UiProvider>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </UiProvider>
  );
}
