// The Firebase project of the page: Hosting tells it, at an address of its own on every site, so one build serves every
// project. The first user of Firebase asks for it once: the landing page is painted without it.
import type { FirebaseOptions } from "firebase/app";
import { sharedLoad } from "./shared-load";

const address = "/__/firebase/init.json";

/** Waits out a short interruption, and being offline until it is over. */
const pausesMs = [250, 1000, 3000];

export const webConfig = sharedLoad(() => readWebConfig(fetch, pausesMs, untilOnline));

/** `offlineTime` ends when the connection is back; undefined where it is there. */
export async function readWebConfig(
  ask: typeof fetch,
  [pauseMs, ...more]: number[],
  offlineTime?: () => Promise<unknown> | undefined,
): Promise<FirebaseOptions> {
  let response: Response;
  try {
    response = await ask(address);
    if (response.status >= 500) throw new Error(`${address} answered ${response.status}.`);
  } catch (error) {
    const interruption = offlineTime?.();
    if (interruption) {
      await interruption;
      return readWebConfig(ask, pauseMs === undefined ? more : [pauseMs, ...more], offlineTime);
    }
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return readWebConfig(ask, more, offlineTime);
  }
  const options = response.ok ? await optionsIn(response) : undefined;
  if (!options?.projectId || !options.apiKey)
    throw new Error(`${address} names no Firebase project: link a web app to this site in the project's settings.`);
  return options;
}

function untilOnline(): Promise<unknown> | undefined {
  if (navigator.onLine) return undefined;
  return new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

/** Anything but Hosting answers with the app's own page. */
async function optionsIn(response: Response): Promise<FirebaseOptions | undefined> {
  return response.headers.get("content-type")?.includes("json")
    ? ((await response.json()) as FirebaseOptions)
    : undefined;
}
