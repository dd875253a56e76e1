// `npm run size`: how much each screen loads before it is there. `npm run build` comes first. It fails where a screen
// loads more than it may.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loginModules, screensBehindLogin, screenModules } from "../build/screen-modules";
import { judged, routeSizes, type SizedRoute } from "../build/route-sizes";
import { projectRoot } from "../shared/project-root";
import { print } from "../shared/terminal";
import { languages } from "../../src/domain/kernel/language";
import { routes } from "../../src/domain/kernel/routes";

const loginPage = "src/app/pages/login-page.tsx";
const { desk, results, assessment, dashboard } = screensBehindLogin;

/** A screen over its budget is held at its last size, so that it never grows again. */
const sizedRoutes: SizedRoute[] = [
  { name: "landing page", modules: screenModules(routes.landing), budget: 90 },
  { name: "tools", modules: screenModules(routes.aiTool("course-outline")), budget: 115 },
  { name: "login", modules: [loginPage], budget: 105 },
  { name: "logging in, beyond the login", modules: loginModules, beyond: [loginPage], budget: 60 },
  {
    name: "an inquiry, beyond the landing page",
    modules: ["src/features/landing/inquiry-submission.ts"],
    beyond: screenModules(routes.landing),
    budget: 60,
  },
  { name: "dashboard", modules: dashboard, budget: 150 },
  { name: "assessment", modules: assessment, budget: 130 },
  { name: "results", modules: results, budget: 150, budgetIn: { de: 156.2 } },
  {
    name: "charts, beyond the results",
    modules: [
      "src/features/assessment/results/profile/teams-map.tsx",
      "src/features/assessment/results/profile/profile-page.tsx",
      "src/features/assessment/results/since-last-time/since-last-time-page.tsx",
    ],
    beyond: results,
    budget: 60,
  },
  {
    name: "needs check, beyond the landing page",
    modules: screenModules(routes.needsCheck),
    beyond: screenModules(routes.landing),
    budget: 15.2,
    budgetIn: { de: 17.2 },
  },
  { name: "administrators", modules: desk, budget: 190 },
];

const builtSite = join(projectRoot, "dist");
if (!existsSync(builtSite)) {
  print("There is no dist/: run `npm run build` first.");
  process.exit(1);
}
const sizesByLanguage = languages.map((language) => ({
  language,
  ofLanguage: routeSizes(builtSite, sizedRoutes, language),
}));
const verdicts = sizedRoutes.flatMap((route, nth) =>
  sizesByLanguage.flatMap(({ language, ofLanguage }) => {
    const size = ofLanguage[nth];
    return size ? [judged(size, route, language)] : [];
  }),
);
for (const { line } of verdicts) print(line);
process.exit(verdicts.every(({ isWithin }) => isWithin) ? 0 : 1);
