/** The run-time interface of SCORM 1.2, which the platform puts into a window around the course's. */
export interface ScormApi {
  LMSInitialize: (parameter: "") => unknown;
  LMSFinish: (parameter: "") => unknown;
  LMSGetValue: (element: string) => unknown;
  LMSSetValue: (element: string, value: string) => unknown;
  LMSCommit: (parameter: "") => unknown;
}

/** A frame's window, for instance: the windows around it may belong to another site. */
export interface SurroundingWindow {
  parent?: SurroundingWindow | null;
  opener?: SurroundingWindow | null;
  API?: unknown;
}

/** The most windows upwards, in case windows are in each other. */
const mostWindows = 500;

/** The interface in the windows around this one, then in those around the one that has opened it. */
export function findApi(from: SurroundingWindow): ScormApi | undefined {
  const { found, outermost } = searchAbove(from);
  if (found) return found;
  for (const opened of [from, outermost]) {
    const opener = part(opened, "opener");
    const above = opener && searchAbove(opener).found;
    if (above) return above;
  }
  return undefined;
}

function searchAbove(from: SurroundingWindow): { found?: ScormApi; outermost: SurroundingWindow } {
  let here = from;
  for (let level = 0; level <= mostWindows; level++) {
    const api = part(here, "API");
    if (isApi(api)) return { found: api, outermost: here };
    const parent = part(here, "parent");
    if (!parent || parent === here) break;
    here = parent;
  }
  return { outermost: here };
}

/** A window of another site refuses to be asked, except for what is around it. */
function part<Name extends keyof SurroundingWindow>(
  of: SurroundingWindow,
  name: Name,
): SurroundingWindow[Name] | undefined {
  try {
    return of[name];
  } catch {
    return undefined;
  }
}

function isApi(api: unknown): api is ScormApi {
  try {
    return typeof (api as Partial<ScormApi> | null | undefined)?.LMSInitialize === "function";
  } catch {
    return false;
  }
}
