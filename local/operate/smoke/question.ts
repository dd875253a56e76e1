// A question that only a running project answers, with the meaning of each answer: it cannot be known before, and the
// product works with either answer.
export interface SmokePlace {
  project: string;
  /** True for the emulators, which cannot answer everything. */
  isLocal: boolean;
  /** The site's own address. */
  site: string;
  /** The origin at which the browser and the queues call the functions. */
  functions: string;
  /** The address of Firestore's documents for readers without an account. */
  documents: string;
  /** Tells whether a text was written to its end although its caller had left; undefined while unknown. */
  writtenToTheEnd: (topic: string, since: Date) => Promise<boolean | undefined>;
  /** Returns the CPUs that the project may use in its region; undefined without a limit. */
  cpuQuota: () => Promise<number | undefined>;
  /** CPUs that the functions use together, with all their instances. */
  cpuNeeded: number;
}

export interface Outcome {
  isWell: boolean;
  means: string;
  /** The work to do about it; blank for none. */
  todo: string;
  /** True if the others cannot be answered either. */
  endsAll?: boolean;
}

export interface SmokeQuestion<Name extends string = string> {
  asks: string;
  outcomes: Record<Name, Outcome>;
  ask: (place: SmokePlace) => Promise<Name>;
}

export function well(means: string, todo = ""): Outcome {
  return { isWell: true, means, todo };
}

export function unwell(means: string, todo: string): Outcome {
  return { isWell: false, means, todo };
}

/** Keeps the names of the outcomes together with the question that may end in them. */
export function question<Name extends string>(one: SmokeQuestion<Name>): SmokeQuestion {
  return one;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** Never throws: the status is 0 without an answer. */
export async function askPlatform(address: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(30_000), ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return { status: 0, headers: new Headers(), text: "" };
  }
}
