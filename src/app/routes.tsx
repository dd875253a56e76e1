// The route table: every screen of the product, each loaded when it is first visited. Features know nothing of each other; only
// here do they meet. A path that is not in the table goes to the landing page.
import { lazy, type ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { RequireSignIn } from "./require-sign-in";
import { Shell } from "./shell";

const LandingScreen = screen("LandingScreen", () => import("../features/landing/landing-screen"));
const AiToolsScreen = screen("AiToolsScreen", () => import("../features/ai-tools/ai-tools-screen"));
const ToolScreen = screen("ToolScreen", () => import("../features/ai-tools/tool-screen"));
const AssessmentScreen = screen("AssessmentScreen", () => import("../features/assessment/assessment-screen"));
const PrivacyScreen = screen("PrivacyScreen", () => import("./privacy-screen"));
const AccessibilityScreen = screen("AccessibilityScreen", () => import("./accessibility-screen"));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<LandingScreen />} />
        <Route path="ai-tools" element={<AiToolsScreen />}>
          <Route index element={<Navigate to="course-outline" replace />} />
          <Route path=":tool" element={<ToolScreen />} />
        </Route>
        <Route
          path="leadership-assessment"
          element={
            <RequireSignIn>
              <AssessmentScreen />
            </RequireSignIn>
          }
        />
        <Route path="privacy" element={<PrivacyScreen />} />
        <Route path="accessibility" element={<AccessibilityScreen />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}

function screen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}
