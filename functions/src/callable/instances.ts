// How large and how many the instances of a function may be, by what it does. Each function is a service of its own,
// and a new project may use 20 CPUs and 40 GiB in a region in all: what mostly waits gets the smallest share of a CPU,
// and what writes many texts at once gets a whole one, because only that may serve several callers. A deployment starts
// one instance of each function at the same time.
import type { CallableOptions } from "firebase-functions/v2/https";
import { callables, type CallableName } from "../../../src/domain/callables";
import { maxInstances } from "../config";

/** Firebase's share for the memory, such as a sixth of a CPU for 256 MiB. */
const smallest = { cpu: "gcf_gen1", memory: "256MiB", concurrency: 1 } as const;

export const instances = {
  /** Streams text from the language model. */
  writing: { cpu: 1, memory: "512MiB", concurrency: 80, maxInstances: maxInstances.writing },
  /** Answers anybody. */
  visitors: { ...smallest, maxInstances: maxInstances.visitors },
  /** Answers administrators and invited businesses. */
  signedIn: { ...smallest, maxInstances: maxInstances.signedIn },
  /** Triggers, queues and schedules: nobody waits, and what finds no instance is delivered again. */
  background: { ...smallest, maxInstances: maxInstances.background },
} satisfies Record<string, CallableOptions>;

/** The instances of a callable: the contract says who calls it, and whether it streams. */
export function instancesOf(name: CallableName): CallableOptions {
  const contract = callables[name];
  if ("chunk" in contract) return instances.writing;
  return contract.mayCall === "anyone" ? instances.visitors : instances.signedIn;
}
