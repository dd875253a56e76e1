// The modules of a screen that are loaded when it is first visited (src/app/routes.tsx).
import { routes, type ScreenBehindLogin } from "../../src/domain/kernel/routes";

const modulesByPath: Readonly<Record<string, readonly string[]>> = {
  [routes.landing]: ["src/app/pages/landing-page.tsx"],
  [routes.privacy]: ["src/app/pages/privacy-screen.tsx"],
  [routes.accessibility]: ["src/app/pages/accessibility-screen.tsx"],
  [routes.whoWeAre]: ["src/app/pages/firm/who-we-are-screen.tsx"],
  [routes.howWeWork]: ["src/app/pages/firm/how-we-work-screen.tsx"],
  [routes.imprint]: ["src/app/pages/firm/imprint-screen.tsx"],
  [routes.aboutVoices]: ["src/app/assessment-screens.ts", "src/app/pages/firm/about-voices-screen.tsx"],
  [routes.needsCheck]: ["src/features/assessment/needs-check/needs-check-screen.tsx"],
  [routes.sampleReport]: ["src/features/assessment/results/sample/sample-report-screen.tsx"],
  [routes.aiTools]: ["src/features/ai-tools/ai-tools-screen.tsx", "src/features/ai-tools/tool-screen.tsx"],
};

/** They show a text, ask the model for one, and keep it. */
const behindTools = [
  "src/features/ai-tools/text/written-text.tsx",
  "src/features/ai-tools/text/earlier-results.tsx",
  "src/features/ai-tools/course/generation-request.ts",
  "src/features/ai-tools/course/kept-schemas.ts",
  "src/features/ai-tools/courses/course-files.ts",
  "src/features/ai-tools/courses/your-courses.tsx",
  "src/firebase/sdk/calls/call.ts",
  "src/firebase/sdk/calls/caller.ts",
];

/** They ask who is logged in, before anything of theirs is asked for. */
export const loginModules = ["src/firebase/sdk/auth.ts", "node_modules/firebase/auth/dist/esm/index.esm.js"];
/** They follow what the database has; a business keeps that in its browser. */
const ofFollowers = [...loginModules, "src/firebase/sdk/firestore.ts"];
const ofBusinesses = [...ofFollowers, "src/firebase/sdk/client/kept-cache.ts"];

const listOfBusiness = "src/app/assessment-screens.ts";

export const screensBehindLogin: Readonly<Record<ScreenBehindLogin, readonly string[]>> = {
  desk: ["src/app/staff-screens.ts", "src/app/pages/desk-frame.tsx", "src/app/pages/admin-dashboard-page.tsx"],
  results: [listOfBusiness, "src/features/assessment/results/results-screen.tsx"],
  assessment: [listOfBusiness, "src/features/assessment/assessment-screen.tsx"],
  dashboard: ["src/app/pages/dashboard-screen.tsx"],
};

const untilShown: Readonly<Record<ScreenBehindLogin, readonly string[]>> = {
  desk: ofFollowers,
  results: ofBusinesses,
  assessment: [...ofBusinesses, "src/firebase/assessment/unlock.ts"],
  dashboard: [...loginModules, "src/features/client-dashboard/load-client.ts"],
};

/** The modules that a screen behind the login loads until it shows its person's own. */
export function modulesBehindLogin(screen: ScreenBehindLogin): readonly string[] {
  return [...untilShown[screen], ...screensBehindLogin[screen]];
}

/** A screen runs them behind itself or at its first use. They come last: nothing that is seen waits for them. */
export function modulesBehind(path: string): readonly string[] {
  return path.startsWith(`${routes.aiTools}/`) ? behindTools : [];
}

export function screenModules(path: string): readonly string[] {
  const above = [routes.aiTools, routes.sampleReport].find((route) => path.startsWith(`${route}/`));
  const modules = modulesByPath[above ?? path];
  if (!modules) throw new Error(`local/build/screen-modules.ts does not know what ${path} loads.`);
  return modules;
}
