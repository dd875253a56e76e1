import { normalisedAddress } from "../../../../src/domain/mailing-list/address";
import type { ImportRow } from "../../../../src/domain/mailing-list/import/import";
import { unconfirmedMs } from "../confirmation-link";
import type { StoredImport } from "./stored-import";

interface ImportTimes {
  now: Date;
  /** When its owner is asked to confirm; undefined where nobody is. */
  mailAt: Date | undefined;
}

/**
 * The subscription of a row. An administrator has let it in (`acceptedAt`), so no flood holds it; `import` says that
 * nobody has signed up, so that it lifts no suppression and is no event. It is kept for as long as it may be confirmed
 * once it has been asked about.
 */
export function importedSubscription({ id, consent }: StoredImport, row: ImportRow, { now, mailAt }: ImportTimes) {
  const address = normalisedAddress(row.email);
  return {
    ...row,
    ...(address !== row.email && { address }),
    createdAt: now,
    acceptedAt: now,
    consent: { text: consent, at: now },
    import: id,
    ...(mailAt && { expiresAt: new Date(mailAt.getTime() + unconfirmedMs) }),
  };
}
