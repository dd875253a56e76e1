import { describe, expect, test } from "vitest";
import { mailProviders } from "./providers";
import { providerBodies } from "./provider-bodies.fixture";
import { snsConfirmation } from "./sns-subscription";

const read = (provider: string, body: unknown) => mailProviders[provider]?.(body);

describe.each(Object.entries(providerBodies))("%s", (provider, { refused, complained, nothing }) => {
  test("tells of an address that its server refuses for good", () => {
    expect(read(provider, refused)).toEqual([
      { kind: "refused", address: "ines@northwind.example", id: expect.stringMatching(/\w{4}/) as string },
    ]);
  });

  test("tells of a complaint", () => {
    expect(read(provider, complained)).toEqual([
      { kind: "complained", address: "ines@northwind.example", id: expect.stringMatching(/\w{4}/) as string },
    ]);
  });

  test.each(nothing.map((body) => [JSON.stringify(body).slice(0, 60), body]))("tells nothing with %s", (_, body) => {
    expect(read(provider, body)).toEqual([]);
  });

  test.each([undefined, null, 7, "text", {}, [7], [{}], { event: 7 }, { Type: "Notification", Message: "no JSON" }])(
    "refuses %j as none of its bodies",
    (body) => {
      expect(() => read(provider, body)).toThrow();
    },
  );
});

test("what stands in the place of an address and is none concerns nobody", () => {
  expect(read("events", { event: "refused", address: "no address", id: "1" })).toEqual([]);
  expect(read("events", { event: "refused", address: "Ines <ines@northwind.example>", id: "1" })).toMatchObject([
    { address: "ines@northwind.example" },
  ]);
});

test("a subscription of Amazon's is confirmed at Amazon's address only", () => {
  const asking = (SubscribeURL: string) => snsConfirmation({ Type: "SubscriptionConfirmation", SubscribeURL })?.host;
  expect(asking("https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=1")).toBe(
    "sns.eu-west-1.amazonaws.com",
  );
  for (const address of [
    "http://sns.eu-west-1.amazonaws.com/",
    "https://sns.eu-west-1.amazonaws.com.evil.example/",
    "https://evil.example/?sns.eu-west-1.amazonaws.com",
    "https://sns.eu-west-1.amazonaws.com:8443/",
    "https://user@evil.example/",
    "no address",
  ])
    expect(asking(address), address).toBeUndefined();
});
