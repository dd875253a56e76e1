// The route table: every screen of the product, each loaded when it is first visited. Features know nothing of each other; only
// here do they meet. A path that is not in the table goes to the landing page.
import { lazy, type ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { AdminsOnly, SignedInOnly, SignedOutOnly } from "./guards";
import { Shell } from "./shell/shell";

const LandingScreen = screen("LandingScreen", () => import("../features/landing/landing-screen"));
const AiToolsScreen = screen("AiToolsScreen", () => import("../features/ai-tools/ai-tools-screen"));
const ToolScreen = screen("ToolScreen", () => import("../features/ai-tools/tool-screen"));
const LoginScreen = screen("LoginScreen", () => import("../features/sign-in/login-screen"));
const AdminLoginScreen = screen("AdminLoginScreen", () => import("../features/sign-in/admin-login-screen"));
const AdminDashboardScreen = screen("AdminDashboardScreen", () => import("../features/admin/admin-dashboard-screen"));
const DashboardScreen = screen("DashboardScreen", () => import("./pages/dashboard-screen"));
const AssessmentScreen = screen("AssessmentScreen", () => import("../features/assessment/assessment-screen"));
const BusinessScreen = screen("BusinessScreen", () => import("../features/assessment/business/business-screen"));
const UnsubscribeScreen = screen("UnsubscribeScreen", () => import("../features/mailing-list/unsubscribe-screen"));
const ConfirmationScreen = screen("ConfirmationScreen", () => import("../features/mailing-list/confirmation-screen"));
const PrivacyScreen = screen("PrivacyScreen", () => import("./pages/privacy-screen"));
const AccessibilityScreen = screen("AccessibilityScreen", () => import("./pages/accessibility-screen"));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<LandingScreen />} />
        <Route path="ai-tools" element={<AiToolsScreen />}>
          <Route index element={<Navigate to="course-outline" replace />} />
          <Route path=":tool" element={<ToolScreen />} />
        </Route>
        <Route path="login" element={<LoginScreen />} />
        <Route element={<SignedOutOnly />}>
          <Route path="admin-login" element={<AdminLoginScreen />} />
        </Route>
        <Route element={<AdminsOnly />}>
          <Route path="admin-dashboard" element={<AdminDashboardScreen />} />
          <Route path="admin-dashboard/businesses/:code" element={<BusinessScreen />} />
        </Route>
        <Route path="dashboard" element={<DashboardScreen />} />
        <Route element={<SignedInOnly />}>
          <Route path="leadership-assessment" element={<AssessmentScreen />} />
        </Route>
        <Route path="unsubscribe" element={<UnsubscribeScreen />} />
        <Route path="confirm-subscription" element={<ConfirmationScreen />} />
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
