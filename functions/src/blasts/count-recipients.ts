// For how many people a blast would be, at most: an aggregation, which costs a read for each thousand. It does not tell
// who stands on the list twice, or has unsubscribed and is still on it; the blast itself does.
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { doubleOptIn } from "../config";
import { database } from "../firestore/database";

export const countBlastRecipients = callable("countBlastRecipients", {}, async () => {
  const everybody = database.collection(paths.emailList);
  const recipients = doubleOptIn() ? everybody.where("confirmedAt", "!=", null) : everybody;
  return { recipients: (await recipients.count().get()).data().count };
});
