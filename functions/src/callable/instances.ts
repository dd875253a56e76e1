// The size and the number of a function's instances, by its work. Each function is a service of its own, and a new
// project may use 20 CPUs and 40 GiB in a region in all. A function that mostly waits gets the smallest share of a CPU.
// One that writes many texts at once gets a whole CPU, because only that may serve several callers. A deployment starts
// one instance of each function at the same time.
import type { CallableOptions } from "firebase-functions/v2/https";
import { callables, type CallableName } from "../../../src/domain/callables";
import { limit } from "../config";

/** Firebase's share for the memory, such as a sixth of a CPU for 256 MiB. */
const smallest = { cpu: "gcf_gen1", memory: "256MiB", concurrency: 1 } as const;

export const instances = {
  /** Streams text from the language model; the largest request, 30 MB, takes 0.7 GiB of the heap of 1 GiB. */
  writing: { cpu: 1, memory: "2GiB", concurrency: 80, maxInstances: limit("MAX_INSTANCES_WRITING") },
  /** Answers anybody. */
  visitors: { ...smallest, maxInstances: limit("MAX_INSTANCES_VISITORS") },
  /** Mail programs that unsubscribe their reader, and do not try again: more than for a page's callers. */
  oneClick: { ...smallest, maxInstances: limit("MAX_INSTANCES_VISITORS") + 1 },
  /** Answers administrators and invited businesses. */
  signedIn: { ...smallest, maxInstances: limit("MAX_INSTANCES_SIGNED_IN") },
  /** Triggers, queues and schedules: no person waits, and an event without an instance is delivered again. */
  background: { ...smallest, maxInstances: limit("MAX_INSTANCES_BACKGROUND") },
} satisfies Record<string, CallableOptions>;

/** The instances of a callable: the contract says who calls it, and whether it streams. */
export function instancesOf(name: CallableName): CallableOptions {
  const contract = callables[name];
  if ("chunk" in contract) return instances.writing;
  return contract.mayCall === "anyone" ? instances.visitors : instances.signedIn;
}
