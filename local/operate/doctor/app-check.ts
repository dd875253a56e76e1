import type { Problem } from "./check";
import { functionSettingsOf, type FileFacts } from "./file-facts";
import { set } from "./setting-repair";

export function appCheckWithoutKey(facts: FileFacts): Problem[] {
  const { APP_CHECK_ENFORCED: enforced, APP_CHECK_SITE_KEY: key = "" } = functionSettingsOf(facts);
  if (enforced !== "on" || key !== "") return [];
  return [
    {
      sentence:
        "APP_CHECK_ENFORCED is on and there is no APP_CHECK_SITE_KEY, so every call of the site's own pages is refused.",
      repair: set(facts, "APP_CHECK_SITE_KEY", "…"),
    },
  ];
}
