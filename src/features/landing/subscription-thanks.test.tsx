import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { mailingListMessages } from "../../domain/mailing-list/words";
import { SubscriptionThanks } from "./subscription-thanks";

const { subscribed, confirm, confirmIfAsked } = mailingListMessages;

async function expectThanks(answer: Promise<boolean>, words: string): Promise<void> {
  const asksToConfirm = () => answer;
  const { container } = render(<SubscriptionThanks asksToConfirm={asksToConfirm} />);
  expect(screen.getByText(subscribed)).toBeVisible();
  await act(() => answer.catch(() => undefined));
  await waitFor(() => expect(container.textContent).toBe(words));
}

test("whoever has to confirm their address is told so", async () => {
  await expectThanks(Promise.resolve(true), subscribed + confirm);
});

test("whoever need not confirm anything reads of no mail", async () => {
  await expectThanks(Promise.resolve(false), subscribed);
});

test("where nobody knows, the sentence is true either way", async () => {
  await expectThanks(Promise.reject(new Error("unreachable")), subscribed + confirmIfAsked);
});
