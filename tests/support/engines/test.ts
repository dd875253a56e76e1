// The main journeys, each in every engine that was found (local/suite/engines.ts).
import { writeFile } from "node:fs/promises";
import { expect, test as base, type TestInfo } from "@playwright/test";
import { mendedBySdk } from "../journeys/page";
import type { Engine } from "./engine";
import { finderScript } from "./finder-script";
import { Person, type Visit } from "./person";
import { startEngine, type EngineChoice } from "./start-engine";

/**
 * The words of Firefox's console for a request or a font that was under way when its page was left. After such a
 * request, Firestore asks for a picture of Google's to learn whether there is a network, and our policy refuses it.
 */
const leftBehind = /Firestore .*RPC_ERROR HTTP error has no status|downloadable font: download failed|\/cleardot\.gif/;

/** The words of WebKit's console for a chart drawn a frame after its place has another width: no error. */
const drawnAFrameLater = "ResizeObserver loop completed with undelivered notifications.";

const isNoError = (said: string) => mendedBySdk.test(said) || leftBehind.test(said) || said === drawnAFrameLater;

interface Prepared {
  running: Engine;
  finder: string;
}

export const test = base.extend<{ person: Person }, EngineChoice & { prepared: Prepared }>({
  engine: ["chromium", { option: true, scope: "worker" }],
  siteData: ["kept", { option: true, scope: "worker" }],
  prepared: [
    async ({ engine, siteData }, run) => {
      const [running, finder] = await Promise.all([startEngine({ engine, siteData }), finderScript()]);
      await run({ running, finder });
      await running.close();
    },
    { scope: "worker" },
  ],
  person: async ({ prepared: { running, finder }, baseURL }, run, info) => {
    const session = await running.newSession();
    const visit: Visit = { session, site: baseURL ?? "", finder, errors: [], windows: new Set() };
    await run(await Person.atWindow(visit));
    for (const person of visit.windows) {
      if (info.errors.length === 0) await person.notesErrors();
      else await keepPicture(person, info);
    }
    await session.close();
    const unexpected = visit.errors.filter((said) => !isNoError(said));
    expect(unexpected, "errors in the browser's console").toEqual([]);
  },
});

async function keepPicture(person: Person, info: TestInfo): Promise<void> {
  const path = info.outputPath("window.png");
  await writeFile(path, await person.screenshot());
  await info.attach("window", { path, contentType: "image/png" });
}

export { expect };
