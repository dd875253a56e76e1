// The whole mailing list for a file, a part at a time. It needs a fresh login, unlike the few entries that a list
// shows.
import { FieldPath } from "firebase-admin/firestore";
import { mostExported, subscriber, subscriberState } from "../../../src/domain/mailing-list/subscribers/subscriber";
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { doubleOptIn, mailKey } from "../config";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import { knownOf } from "./check-addresses";

export const exportSubscribers = callable(
  "exportSubscribers",
  { secrets: [mailKey], maxInstances: 1 },
  async ({ request: { after } }) => {
    const inOrder = database.collection(paths.emailList).orderBy(FieldPath.documentId()).limit(mostExported);
    const { docs } = await (after === undefined ? inOrder : inOrder.startAfter(after)).get();
    const people = docs.map((document) => subscriber.parse(datedFields(document) ?? {}));
    const known = { asksToConfirm: doubleOptIn(), ...(await knownOf(people.map(({ email }) => email))) };
    const last = docs.at(-1);
    return {
      subscribers: people.map((one) => ({
        name: one.name,
        businessName: one.businessName,
        email: one.email,
        createdAt: one.createdAt?.toISOString() ?? "",
        consent: one.consent?.text ?? "",
        consentAt: one.consent?.at?.toISOString() ?? "",
        state: subscriberState(one, known),
      })),
      ...(last && docs.length === mostExported && { next: last.id }),
    };
  },
);
