// Collects a page's questions to Firestore, for `npm run check:indexes`: in a plain request (`:runQuery`), or in a
// channel that stays open, whose requests are forms with one JSON each.
import type { Request } from "@playwright/test";
import { recordRequest } from "../../../local/checks/indexes/record-queries.mjs";

export function recordQueriesOf(request: Request): void {
  if (request.method() !== "POST") return;
  const body = request.postData() ?? "";
  if (/:run(Aggregation)?Query(\?|$)/.test(request.url())) recordRequest(JSON.parse(body));
  if (!request.url().includes("/google.firestore.v1.Firestore/Listen/channel")) return;
  for (const [name, value] of new URLSearchParams(body))
    if (/^req\d+___data__$/.test(name)) recordRequest(JSON.parse(value));
}
