import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { relayStatus } from "../../../domain/statements/outbox-statement";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { RelayStatus } from "./relay-status";

interface Shown {
  status?: object;
  reasons?: string[] | undefined;
  replay?: () => Promise<number>;
}

function card({ status = {}, reasons, replay = () => Promise.resolve(0) }: Shown = {}) {
  return (
    <UiProvider>
      <RelayStatus
        status={relayStatus.parse(status)}
        watchReasons={(next, fail) => {
          if (reasons) next(reasons);
          else fail(new Error("offline"));
          return () => undefined;
        }}
        replay={replay}
      />
    </UiProvider>
  );
}

function show(shown: Shown = {}) {
  return render(card(shown));
}

test("where all is well only the numbers are there", () => {
  show({ status: { delivered: 12345 } });
  expect(screen.getByText("Delivered").nextSibling).toHaveTextContent((12345).toLocaleString());
  expect(screen.getByText("Waiting").nextSibling).toHaveTextContent("0");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("what waits says why, since when, and when it is tried again", () => {
  const oldestWaitingAt = new Date(2026, 2, 2, 8, 15);
  const pausedUntil = new Date(2026, 2, 2, 9, 30);
  show({ status: { waiting: 3, problem: "unreachable", oldestWaitingAt, pausedUntil } });
  const notice = screen.getByRole("status");
  expect(notice).toHaveTextContent("The learning record store cannot be reached.");
  expect(notice).toHaveTextContent(/waited since .*8:15.*try again at .*9:30/);
});

test("what waits without a problem says since when all the same", () => {
  show({ status: { waiting: 1, oldestWaitingAt: new Date(2026, 2, 2, 8, 15) } });
  expect(screen.getByText(/The oldest record has waited since .*8:15/)).toBeVisible();
});

test("a problem that is over, because nothing waits, is not shown", () => {
  show({ status: { waiting: 0, problem: "unset" } });
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("rejected records show the store's reasons as text and are sent again with one press", async () => {
  const shown = { reasons: ["The verb is unknown. <b>Sorry</b>"], replay: () => Promise.resolve(2) };
  const { rerender } = show({ status: { rejected: 2 }, ...shown });
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show why" }));
  expect(screen.getByRole("list", { name: "Reasons" })).toHaveTextContent("The verb is unknown. <b>Sorry</b>");
  await userEvent.click(screen.getByRole("button", { name: "Send rejected again" }));
  rerender(card({ status: { waiting: 2 }, ...shown }));
  expect(await screen.findByText("2 records will be sent again.")).toHaveFocus();
  rerender(card({ status: { rejected: 2 }, ...shown }));
  expect(screen.queryByText("2 records will be sent again.")).not.toBeInTheDocument();
});

test("a replay that cannot be asked for says so, and can be tried again", async () => {
  show({ status: { rejected: 1 }, replay: () => Promise.reject(new Error("offline")) });
  await userEvent.click(screen.getByRole("button", { name: "Send rejected again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please try again.");
  expect(screen.getByRole("button", { name: "Send rejected again" })).toHaveAttribute("aria-disabled", "false");
});

test("reasons that cannot be loaded say so, and can be folded away", async () => {
  show({ status: { rejected: 1 }, reasons: undefined });
  await userEvent.click(screen.getByRole("button", { name: "Show why" }));
  expect(screen.getByRole("alert")).toHaveTextContent("We could not load the reasons.");
  await userEvent.click(screen.getByRole("button", { name: "Hide why" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
