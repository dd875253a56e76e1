// Takes a person out of a file that is being imported. The worker that adds its rows meets the change, and looks again.
import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../../src/domain/mailing-list/address";
import { partFrom } from "../../mailing-list/import/stored-import";
import { unlessLostRace } from "../../firestore/lease";
import type { PersonsContext } from "./persons-context";

export async function takeOutOfImport(
  { database }: PersonsContext,
  document: DocumentReference,
  address: string,
): Promise<void> {
  for (;;) {
    const stored = await document.get();
    const part = partFrom(stored);
    if (!part || !stored.updateTime) return;
    const rows = part.rows.filter(({ email }) => normalisedAddress(email) !== address);
    const batch = database.batch();
    batch.update(document, { rows }, { lastUpdateTime: stored.updateTime });
    // One that is on the list by now counts as added.
    const less = part.state === "waiting" ? rows.length - part.rows.length : 0;
    const whole = less < 0 && (await document.parent.parent?.get());
    if (whole && whole.exists) batch.update(whole.ref, { rows: FieldValue.increment(less) });
    if (await unlessLostRace(batch.commit())) return;
  }
}
