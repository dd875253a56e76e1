// A question that only a running project answers, with what each answer means: nobody can know it before, and the
// product is built so that either answer is one to work with.
export interface Place {
  project: string;
  /** Whether it is the emulators, which cannot answer everything. */
  isLocal: boolean;
  /** Where the site is reached. */
  site: string;
  /** Where a function is called, as the browser and the queues call it. */
  functionAddress: (name: string) => string;
  /** Where Firestore's documents are read without an account. */
  documents: string;
  /** Whether a text was written to its end although its caller had left; undefined while nobody knows. */
  writtenToTheEnd: (topic: string, since: Date) => Promise<boolean | undefined>;
  /** CPUs that the project may use in its region; undefined where nobody limits it. */
  cpuQuota: () => Promise<number | undefined>;
  /** CPUs that the functions use together, with all their instances. */
  cpuNeeded: number;
}

export interface Outcome {
  isWell: boolean;
  means: string;
  /** What to do about it; blank where there is nothing to do. */
  todo: string;
}

export interface Question<Name extends string = string> {
  asks: string;
  outcomes: Record<Name, Outcome>;
  ask: (place: Place) => Promise<Name>;
}

/** Keeps the names of the outcomes together with the question that may end in them. */
export function question<Name extends string>(one: Question<Name>): Question {
  return one;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** Never throws: where nobody answers, the status is 0. */
export async function ask(address: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(30_000), ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return { status: 0, headers: new Headers(), text: "" };
  }
}

export const emptyCall: RequestInit = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: '{"data":{}}',
};
