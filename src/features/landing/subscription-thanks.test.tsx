import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mailingListMessages } from "../../domain/mailing-list/words";
import { SubscriptionThanks } from "./subscription-thanks";

const { subscribed, confirm, confirmIfAsked } = mailingListMessages;

async function thanksWith(answer: Promise<boolean>): Promise<string> {
  const asksToConfirm = () => answer;
  const { container } = render(<SubscriptionThanks asksToConfirm={asksToConfirm} />);
  expect(screen.getByText(subscribed)).toBeVisible();
  await answer.catch(() => undefined);
  await screen.findByText(subscribed);
  return container.textContent;
}

test("whoever has to confirm their address is told so", async () => {
  expect(await thanksWith(Promise.resolve(true))).toBe(subscribed + confirm);
});

test("whoever need not confirm anything reads of no mail", async () => {
  expect(await thanksWith(Promise.resolve(false))).toBe(subscribed);
});

test("where nobody knows, the sentence is true either way", async () => {
  expect(await thanksWith(Promise.reject(new Error("unreachable")))).toBe(subscribed + confirmIfAsked);
});
