import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addressesRequest } from "../../domain/mailing-list/subscribers/subscriber";
import { anUnreachableProject } from "../sdk/unreachable-project.fixture";

let leave: () => void;
beforeAll(() => {
  leave = anUnreachableProject({ result: { asksToConfirm: true, left: ["left@a.example"], refused: [], listed: [] } });
});
afterAll(() => leave());

test("however many subscribers are shown, each is asked about once, and no call asks about more than the server takes", async () => {
  const { checkAddresses } = await import("./subscribers");
  const fetched = vi.spyOn(globalThis, "fetch");
  const emails = Array.from({ length: 1201 }, (_, nth) => `reader-${nth}@northwind.example`);
  const known = await checkAddresses([...emails, "reader-7@northwind.example", "no address"]);
  const asked = fetched.mock.calls
    .map(([address, init]) => ({ address: address as string, body: init?.body as string }))
    .filter(({ address }) => address.endsWith("/checkAddresses"))
    .map(({ body }) => addressesRequest.parse((JSON.parse(body) as { data: unknown }).data).addresses);
  fetched.mockRestore();
  expect(asked.flat()).toEqual(emails);
  expect(asked).toHaveLength(3);
  expect(known).toMatchObject({ asksToConfirm: true, left: ["left@a.example", "left@a.example", "left@a.example"] });
});
