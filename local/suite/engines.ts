// The engines besides Chromium in which the main journeys run, too: Playwright's own builds where they are installed,
// else Debian's programs. A machine may have neither: then `npm test` says so, and those journeys are left out.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firefox, webkit } from "@playwright/test";
import { programOnPath } from "../shared/program-on-path";

export type EngineName = "firefox" | "webkit";

export interface EngineProgram {
  of: "Playwright" | "Debian";
  path: string;
}

interface KnownEngine {
  title: string;
  playwrights: () => string;
  debians: () => string | undefined;
  debianPackages: string;
}

export const engines: Record<EngineName, KnownEngine> = {
  firefox: {
    title: "Firefox",
    playwrights: () => firefox.executablePath(),
    debians: () => programOnPath("firefox-esr"),
    debianPackages: "firefox-esr",
  },
  webkit: {
    title: "WebKit",
    playwrights: () => webkit.executablePath(),
    debians: () => (programOnPath("WebKitWebDriver") && programOnPath("Xvfb") ? miniBrowser() : undefined),
    debianPackages: "webkit2gtk-driver xvfb",
  },
};

export const engineNames = Object.keys(engines) as EngineName[];

export function findEngine(name: EngineName): EngineProgram | undefined {
  const { playwrights, debians } = engines[name];
  if (existsSync(playwrights())) return { of: "Playwright", path: playwrights() };
  const path = debians();
  return path === undefined ? undefined : { of: "Debian", path };
}

/** One line: which engines were found, and how to install the others. */
export function enginesSentence(find: typeof findEngine = findEngine): string {
  const findings = engineNames.map((name) => {
    const { title, debianPackages } = engines[name];
    const found = find(name);
    if (found) return `${title} is ${found.of}'s (${found.path}).`;
    return `${title} was not found: npx playwright install --with-deps ${name}, or on Debian apt-get install ${debianPackages}.`;
  });
  return `Other engines: ${findings.join(" ")}`;
}

/** WebKitGTK's own small browser, which its driver starts. */
function miniBrowser(): string | undefined {
  const folders = readdirSync("/usr/lib").map((folder) => join("/usr/lib", folder));
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
  const candidates = versions.flatMap((version) => folders.map((folder) => join(folder, version, "MiniBrowser")));
  return candidates.find(existsSync);
}
