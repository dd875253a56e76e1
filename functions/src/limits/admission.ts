// Decides whether a text is admitted before the model is asked, or beside it. Counting it, and looking whether writing
// is switched on, takes a moment that the ordinary visitor need not wait for; but an uncounted request to the model is
// beyond every limit. So each process admits one call of an address, and a few in all, beside their request, as long as
// writing was on a moment ago and no share is nearly used. It admits every other call first.
import type { GenerationShare } from "../../../src/domain/course/request/generation-request";
import { consumeQuota, isNearlyUsed, lastCount, type Quota } from "./daily-quota";
import { generatingSwitch, requireGeneratingOn, wasGeneratingOn } from "./generating-switch";
import type { Caller } from "./caller-address";
import { generationQuotas } from "./generation-limit";

/** Calls that ask the model before they are counted, in one process at a time. */
const mostUncounted = 4;

/** The addresses, by the name of their count, of which such a call is under way. */
const uncounted = new Set<string>();

export interface Admission {
  /** Resolves when the model may be asked. */
  mayAsk: Promise<unknown>;
  /** Resolves when a word of it may go out; a refusal gives up the request to the model. */
  mayAnswer: Promise<unknown>;
}

interface CountedAdmission extends Admission {
  /** The used part of the caller's own share, known after the count. */
  share: () => GenerationShare | undefined;
}

/** With the account, where the caller has a share of their own. */
export function admitGeneration(caller: Caller, account: string | undefined, now = new Date()): CountedAdmission {
  const quotas = generationQuotas(caller, now, account);
  const address = quotas[0].path;
  const share = () => usedShare(quotas[0], now);
  const wasOn = wasGeneratingOn(now);
  const first = !wasOn || uncounted.has(address) || uncounted.size >= mostUncounted || isNearlyUsed(quotas, now);
  const count = () => consumeQuota([generatingSwitch, ...quotas], now);
  if (first) {
    const admitted = wasOn ? count() : requireGeneratingOn().then(count);
    return { mayAsk: admitted, mayAnswer: admitted, share };
  }
  uncounted.add(address);
  const mayAnswer = count().finally(() => uncounted.delete(address));
  return { mayAsk: Promise.resolve(), mayAnswer, share };
}

function usedShare(own: Quota, now: Date): GenerationShare | undefined {
  const counted = lastCount(own, now);
  return counted === undefined ? undefined : { used: Math.min(counted, own.limit), limit: own.limit };
}
