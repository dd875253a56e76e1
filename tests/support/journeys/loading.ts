import type { Page, Request } from "@playwright/test";

/** Tells whether the page waits for a file. */
export function followLoading(page: Page): () => boolean {
  const loading = new Set<Request>();
  page.on("request", (request) => loading.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => loading.delete(request));
  return () => loading.size > 0;
}
