import type { Page, Request, Route } from "@playwright/test";

/** Holds the requests to an address, or those of them that are meant. Returns what lets them and all later ones go. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(address, (route) =>
    isMeant(route.request()) && !isReleased ? void held.push(route) : route.continue(),
  );
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
