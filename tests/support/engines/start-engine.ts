import { chromium, firefox, webkit } from "@playwright/test";
import { findEngine, type EngineName } from "../../../local/suite/engines";
import { findBrowser } from "../suite/browser";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import { playwrightEngine } from "./playwright-engine";
import { startWebKit } from "./webkit";

export interface EngineChoice {
  engine: EngineName | "chromium";
  /** Firefox can be told to refuse all cookies and site data. */
  siteData: "kept" | "refused";
}

export async function startEngine({ engine, siteData }: EngineChoice): Promise<Engine> {
  if (engine === "chromium") return playwrightEngine(await chromium.launch(await findBrowser()));
  const found = findEngine(engine);
  if (!found) throw new Error(`There is no ${engine} on this machine.`);
  const preferences = { "network.cookie.cookieBehavior": siteData === "refused" ? 2 : 5 };
  if (found.of === "Debian")
    return engine === "webkit" ? startWebKit(found.path) : startFirefox(found.path, preferences);
  return playwrightEngine(
    engine === "webkit" ? await webkit.launch() : await firefox.launch({ firefoxUserPrefs: preferences }),
  );
}
