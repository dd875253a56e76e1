// Whether a text is counted before the model is asked, or beside it. Counting takes a moment, for which the ordinary
// visitor need not wait; but what is asked of the model uncounted is beyond every limit. So in each process one call of
// an address at a time, and a few in all, are counted beside their request, as long as no share is nearly used; every
// other call is counted first.
import { consumeQuota, isNearlyUsed } from "./daily-quota";
import { generationQuotas, type Caller } from "./generation-limit";

/** Calls that ask the model before they are counted, in one process at a time. */
const mostUncounted = 4;

/** The addresses, by the name of their count, of which such a call is under way. */
const uncounted = new Set<string>();

export interface Admission {
  /** When the model may be asked. */
  mayAsk: Promise<unknown>;
  /** When a word of it may go out; a refusal gives up the request to the model. */
  mayAnswer: Promise<unknown>;
}

export function admitGeneration(caller: Caller, now = new Date()): Admission {
  const quotas = generationQuotas(caller, now);
  const address = quotas[0]?.path ?? "";
  const countsFirst = uncounted.has(address) || uncounted.size >= mostUncounted || isNearlyUsed(quotas, now);
  const counted = consumeQuota(quotas, now);
  if (countsFirst) return { mayAsk: counted, mayAnswer: counted };
  uncounted.add(address);
  const done = () => uncounted.delete(address);
  counted.then(done, done);
  return { mayAsk: Promise.resolve(), mayAnswer: counted };
}
