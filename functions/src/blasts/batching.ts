import type { Language } from "../../../src/domain/kernel/language";
import type { AddressSet } from "./address-set";
import type { Recipient } from "./recipients";

/** A name only where the mail greets by it; a language only if it is not the first. */
interface DraftedRecipient {
  address: string;
  name?: string;
  language?: Language;
}

/** So many of the mailing list as are claimed together, and whose results are recorded together. */
export interface BatchDraft {
  recipients: DraftedRecipient[];
  /** Entries of the list that are no addresses. */
  unusable: string[];
  /** The id of the last subscription that is in it: the next one begins behind. */
  cursor: string;
}

export interface BatchBuilder {
  /** Adds one; returns the batch that this one has filled. */
  add: (recipient: Recipient | undefined, cursor: string) => BatchDraft | undefined;
  /** The remainder at the end of the list, which may be empty. */
  rest: () => BatchDraft;
}

/** Divides the list into batches, without those who are known already; adds to `known` whom it takes. */
export function batchBuilder(known: AddressSet, size: number, cursor = ""): BatchBuilder {
  let draft: BatchDraft = { recipients: [], unusable: [], cursor };
  return {
    add(recipient, at) {
      draft.cursor = at;
      if (recipient && known.add(recipient.address)) {
        if (recipient.kind === "unusable") draft.unusable.push(recipient.address);
        else draft.recipients.push(drafted(recipient));
      }
      if (draft.recipients.length + draft.unusable.length < size) return undefined;
      const full = draft;
      draft = { recipients: [], unusable: [], cursor: at };
      return full;
    },
    rest: () => draft,
  };
}

function drafted({ address, name, language }: DraftedRecipient): DraftedRecipient {
  return { address, ...(name && { name }), ...(language && { language }) };
}
