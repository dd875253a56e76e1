// The modules of a screen that are loaded when it is first visited (src/app/routes.tsx).
import { routes } from "../../src/domain/kernel/routes";

const modulesOf: Readonly<Record<string, readonly string[]>> = {
  [routes.landing]: ["src/features/landing/landing-screen.tsx"],
  [routes.privacy]: ["src/app/pages/privacy-screen.tsx"],
  [routes.accessibility]: ["src/app/pages/accessibility-screen.tsx"],
  [routes.aiTools]: ["src/features/ai-tools/ai-tools-screen.tsx", "src/features/ai-tools/tool-screen.tsx"],
};

export function screenModules(path: string): readonly string[] {
  const modules = modulesOf[path] ?? (path.startsWith(`${routes.aiTools}/`) ? modulesOf[routes.aiTools] : undefined);
  if (!modules) throw new Error(`local/build/screen-modules.ts does not know what ${path} loads.`);
  return modules;
}
