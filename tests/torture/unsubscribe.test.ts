// Mail scanners open every link of every mail, some of them several times and in parallel.
import { expect, test } from "vitest";
import { suppressedAmong } from "../../functions/src/mailing-list/suppression";
import { unsubscribeLinks } from "../../functions/src/mailing-list/unsubscribe-link";
import { addSubscription, anAddress, subscriptionsTo } from "../support/mailing-list/subscriptions";

const readers = 50;
const visits = 1000;
const concurrentVisits = 10;

test("1,000 visits of unsubscribe links, through the site's own addresses, unsubscribe nobody", async () => {
  const addresses = Array.from({ length: readers }, anAddress);
  await Promise.all(addresses.map((address) => addSubscription(address)));
  const links = addresses.map(unsubscribeLinks).flatMap(({ page, oneClick }) => [page, oneClick]);
  for (let from = 0; from < visits; from += concurrentVisits) {
    const opened = Array.from({ length: concurrentVisits }, (_, nth) => {
      const method = (from + nth) % 7 === 0 ? "HEAD" : "GET";
      return fetch(links[(from + nth) % links.length] ?? "", { method });
    });
    for (const { status } of await Promise.all(opened)) expect(status).toBe(200);
  }
  expect(await suppressedAmong(addresses)).toEqual(new Map());
  for (const address of addresses) expect(await subscriptionsTo(address)).toHaveLength(1);
});
