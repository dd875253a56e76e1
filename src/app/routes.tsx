// The route table: every screen of the product, each loaded when it is first visited. Features know nothing of each
// other; they meet only here and in app/pages. A path that is not in the table goes to the landing page.
import { Navigate, Route, Routes } from "react-router-dom";
import type { ComponentType } from "react";
import {
  routePatterns,
  routes,
  sampleReportLinks,
  screenBehindLogin,
  type ScreenBehindLogin,
} from "../domain/kernel/routes";
import { toolNames } from "../domain/kernel/tool-names";
import { schemasForKeptCourses } from "../features/ai-tools/course/kept-courses-first";
import { loadedWhenShown } from "../ui/page/late";
import { SignedInOnly, SignedOutOnly, StaffOnly } from "./guards";
import { Shell } from "./shell/shell";

type Screen = ReturnType<typeof loadedWhenShown<object>>;

const loadStaffScreens = async () => (await import("./staff-screens")).staffScreens;
const loadOfficeScreens = async () => (await import("./office-screens")).officeScreens;
const loadAssessmentScreens = async () => (await import("./assessment-screens")).assessmentScreens;

const LandingPage = screen("LandingPage", () => import("./pages/landing-page"));
const AiToolsScreen = screen("AiToolsScreen", async () => {
  const loading = import("../features/ai-tools/ai-tools-screen");
  const [schemas, tools] = await Promise.all([schemasForKeptCourses(), loading]);
  tools.openFirstCourse(schemas);
  return tools;
});
const ToolScreen = screen("ToolScreen", () => import("../features/ai-tools/tool-screen"));
const LoginPage = screen("LoginPage", () => import("./pages/login-page"));
const AdminLoginScreen = screen("AdminLoginScreen", () => import("../features/sign-in/admin-login-screen"));
const ResetPasswordScreen = screen("ResetPasswordScreen", () => import("../features/sign-in/reset-password-screen"));
const AdminDashboardPage = listed("AdminDashboardPage", loadStaffScreens);
const DeskFrame = listed("DeskFrame", loadStaffScreens);
const BusinessesScreen = listed("BusinessesScreen", loadOfficeScreens);
const MailingListScreen = listed("MailingListScreen", loadOfficeScreens);
const SettingsScreen = listed("SettingsScreen", loadOfficeScreens);
const WritingScreen = listed("WritingScreen", loadOfficeScreens);
const BusinessScreen = listed("BusinessScreen", loadOfficeScreens);
const AssessmentScreen = listed("AssessmentScreen", loadAssessmentScreens);
const ResultsScreen = listed("ResultsScreen", loadAssessmentScreens);
const RoundResultsScreen = listed("RoundResultsScreen", loadAssessmentScreens);
const DashboardScreen = screen("DashboardScreen", () => import("./pages/dashboard-screen"));
const SharedPage = screen("SharedPage", () => import("./pages/shared-page"));
const VoiceScreen = listed("VoiceScreen", loadAssessmentScreens);
const AboutVoicesScreen = listed("AboutVoicesScreen", loadAssessmentScreens);
const SampleReportScreen = screen(
  "SampleReportScreen",
  () => import("../features/assessment/results/sample/sample-report-screen"),
);
const NeedsCheckScreen = screen(
  "NeedsCheckScreen",
  () => import("../features/assessment/needs-check/needs-check-screen"),
);
const UnsubscribeScreen = screen("UnsubscribeScreen", () => import("../features/mailing-list/unsubscribe-screen"));
const ConfirmationScreen = screen("ConfirmationScreen", () => import("../features/mailing-list/confirmation-screen"));
const PrivacyScreen = screen("PrivacyScreen", () => import("./pages/privacy-screen"));
const AccessibilityScreen = screen("AccessibilityScreen", () => import("./pages/accessibility-screen"));
const WhoWeAreScreen = screen("WhoWeAreScreen", () => import("./pages/firm/who-we-are-screen"));
const HowWeWorkScreen = screen("HowWeWorkScreen", () => import("./pages/firm/how-we-work-screen"));
const ImprintScreen = screen("ImprintScreen", () => import("./pages/firm/imprint-screen"));

/** The pages that say the same to everybody, which the build writes; with what they are made alive by. */
const prerendered: Record<string, Screen[]> = {
  [routes.landing]: [LandingPage],
  [routes.privacy]: [PrivacyScreen],
  [routes.accessibility]: [AccessibilityScreen],
  [routes.whoWeAre]: [WhoWeAreScreen],
  [routes.howWeWork]: [HowWeWorkScreen],
  [routes.imprint]: [ImprintScreen],
  [routes.aboutVoices]: [AboutVoicesScreen],
  [routes.needsCheck]: [NeedsCheckScreen],
  ...Object.fromEntries(Object.values(sampleReportLinks()).map((path) => [path, [SampleReportScreen]])),
  ...Object.fromEntries(toolNames.map((name) => [routes.aiTool(name), [AiToolsScreen, ToolScreen]])),
};

export const prerenderedPaths: readonly string[] = Object.keys(prerendered);

export async function loadScreens(path: string): Promise<void> {
  await Promise.all((prerendered[path] ?? []).map(({ load }) => load()));
}

/** Of the staff's only the lists that lead to their screens. */
const begunBehindLogin: Record<ScreenBehindLogin, (() => Promise<unknown>)[]> = {
  desk: [loadStaffScreens, loadOfficeScreens],
  results: [ResultsScreen.load],
  assessment: [AssessmentScreen.load],
  dashboard: [DashboardScreen.load],
};

/** Loads a screen behind the login beside the session. The screen tells of a failure. */
export function beginSignedIn(path: string): void {
  const screen = screenBehindLogin(path);
  for (const load of screen ? begunBehindLogin[screen] : []) load().catch(() => undefined);
}

function isPrerendered(path: string): boolean {
  return Object.hasOwn(prerendered, path);
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell isForEverybody={isPrerendered} />}>
        <Route index element={<LandingPage />} />
        <Route path={routes.aiTools} element={<AiToolsScreen />}>
          <Route index element={<Navigate to={routes.aiTool("course-outline")} replace />} />
          <Route path={routePatterns.aiTool} element={<ToolScreen />} />
        </Route>
        <Route path={routes.login} element={<LoginPage />} />
        <Route path={routes.resetPassword} element={<ResetPasswordScreen />} />
        <Route element={<SignedOutOnly />}>
          <Route path={routes.adminLogin} element={<AdminLoginScreen />} />
        </Route>
        <Route element={<StaffOnly />}>
          <Route element={<DeskFrame />}>
            <Route path={routes.adminDashboard} element={<AdminDashboardPage />} />
            <Route path={routes.adminBusinesses} element={<BusinessesScreen />} />
            <Route path={routes.adminMailingList} element={<MailingListScreen />} />
            <Route path={routes.adminSettings} element={<SettingsScreen />} />
            <Route path={routes.writing} element={<WritingScreen />} />
            <Route path={routePatterns.business} element={<BusinessScreen />} />
          </Route>
        </Route>
        <Route path={routes.dashboard} element={<DashboardScreen />} />
        <Route element={<SignedInOnly />}>
          <Route path={routes.assessment} element={<AssessmentScreen />} />
          <Route path={routePatterns.results} element={<ResultsScreen />} />
          <Route path={routePatterns.roundResults} element={<RoundResultsScreen />} />
        </Route>
        <Route path={routePatterns.sharedPlan} element={<SharedPage />} />
        <Route path={routePatterns.voice} element={<VoiceScreen />} />
        <Route path={routes.aboutVoices} element={<AboutVoicesScreen />} />
        <Route path={routePatterns.sampleReport} element={<SampleReportScreen />} />
        <Route path={routes.needsCheck} element={<NeedsCheckScreen />} />
        <Route path={routes.unsubscribe} element={<UnsubscribeScreen />} />
        <Route path={routes.confirmSubscription} element={<ConfirmationScreen />} />
        <Route path={routes.privacy} element={<PrivacyScreen />} />
        <Route path={routes.accessibility} element={<AccessibilityScreen />} />
        <Route path={routes.whoWeAre} element={<WhoWeAreScreen />} />
        <Route path={routes.howWeWork} element={<HowWeWorkScreen />} />
        <Route path={routes.imprint} element={<ImprintScreen />} />
        <Route path="*" element={<Navigate to={routes.landing} replace />} />
      </Route>
    </Routes>
  );
}

type ScreenModule<Name extends string> = Promise<Record<Name, ComponentType>>;

/** A screen of a list, which is loaded with the first of them. */
function listed<Name extends string>(
  name: Name,
  loadList: () => Promise<{ [Each in Name]: () => ScreenModule<Each> }>,
): Screen {
  return screen(name, async () => (await loadList())[name]());
}

/** The build's pages are made alive with their screens there, so React never shows that it waits. */
function screen<Name extends string>(name: Name, loadModule: () => ScreenModule<Name>): Screen {
  return loadedWhenShown<object>(async () => (await loadModule())[name]);
}
