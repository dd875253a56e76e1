// A process of its own that takes over the planning of a blast in the middle of a mailing list of this length, and says
// how much memory that took.
// node --import tsx tests/support/blasts/planner-process.ts <subscriptions>
import { prepareBatches } from "../../../functions/src/blasts/prepare-batches";
import type { BlastContext } from "../../../functions/src/blasts/blast-context";
import type { StoredBlast } from "../../../functions/src/blasts/stored-blast";
import { madeUpList } from "./made-up-list";

export interface PlannerFigures {
  /** The number of addresses in new batches. */
  planned: number;
  /** Of the whole process, at its beginning and at most. */
  startMiB: number;
  peakMiB: number;
}

const batchSize = 50;
const peakMiB = () => Math.round(process.resourceUsage().maxRSS / 1024);

process.env.DOUBLE_OPT_IN = "off";
const startMiB = peakMiB();
const { database, written } = madeUpList(Number(process.argv[2]), batchSize);
const context = { database, now: () => new Date(), settings: { batchSize } } as unknown as BlastContext;
await prepareBatches(context, { id: "long", message: "Hello", changedAt: {} } as StoredBlast);
const figures: PlannerFigures = { planned: written(), startMiB, peakMiB: peakMiB() };
process.stdout.write(`figures ${JSON.stringify(figures)}\n`);
