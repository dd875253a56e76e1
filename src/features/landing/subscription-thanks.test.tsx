import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { mailingListMessages } from "../../domain/mailing-list/words";
import { SubscriptionThanks } from "./subscription-thanks";

const { subscribed } = mailingListMessages;

async function expectThanks(answer: Promise<string | undefined>, words: string): Promise<void> {
  const loadAdvice = () => answer;
  const { container } = render(<SubscriptionThanks loadAdvice={loadAdvice} />);
  expect(screen.getByText(subscribed)).toBeVisible();
  await act(() => answer.catch(() => undefined));
  await waitFor(() => expect(container.textContent).toBe(words));
}

test("whoever has to confirm their address is told so", async () => {
  await expectThanks(Promise.resolve("Look into your mail."), `${subscribed}Look into your mail.`);
});

test("whoever need not confirm anything reads of no mail", async () => {
  await expectThanks(Promise.resolve(undefined), subscribed);
});

test("advice that cannot be loaded takes nothing from the thanks", async () => {
  await expectThanks(Promise.reject(new Error("unreachable")), subscribed);
});
