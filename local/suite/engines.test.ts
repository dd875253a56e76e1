import { expect, test } from "vitest";
import { enginesSentence } from "./engines";

test("one line says which engines were found, and how a missing one is installed", () => {
  const sentence = enginesSentence((name) =>
    name === "firefox" ? { of: "Debian", path: "/usr/bin/firefox-esr" } : undefined,
  );
  expect(sentence).toBe(
    "Other engines: Firefox is Debian's (/usr/bin/firefox-esr). WebKit was not found: " +
      "npx playwright install --with-deps webkit, or on Debian apt-get install webkit2gtk-driver xvfb.",
  );
});
