import type { Addressee } from "./recipients";

/** So many of the mailing list as are claimed and noted together. */
export interface Cut {
  recipients: string[];
  /** What stands on the list in the place of an address. */
  unusable: string[];
  /** The id of the last subscription that is in it: the next one begins behind. */
  cursor: string;
}

export interface Cutter {
  /** Answers with a cut when this one has made it whole. */
  take: (addressee: Addressee | undefined, cursor: string) => Cut | undefined;
  /** What is left at the end of the list, which may be nothing. */
  rest: () => Cut;
}

/** Cuts the list into batches, without those who are known already; adds to them whom it takes. */
export function cutter(known: Set<string>, size: number, cursor = ""): Cutter {
  let cut: Cut = { recipients: [], unusable: [], cursor };
  return {
    take(addressee, at) {
      cut.cursor = at;
      if (addressee && !known.has(addressee.address)) {
        known.add(addressee.address);
        cut[addressee.kind === "usable" ? "recipients" : "unusable"].push(addressee.address);
      }
      if (cut.recipients.length + cut.unusable.length < size) return undefined;
      const whole = cut;
      cut = { recipients: [], unusable: [], cursor: at };
      return whole;
    },
    rest: () => cut,
  };
}
