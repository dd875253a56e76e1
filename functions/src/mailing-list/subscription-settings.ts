import { callable } from "../callable/callable";
import { doubleOptIn } from "../config";

export const readSubscriptionSettings = callable("readSubscriptionSettings", {}, () =>
  Promise.resolve({ asksToConfirm: doubleOptIn() }),
);
