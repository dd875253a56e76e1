import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listMessages } from "../../../domain/kernel/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { PagedList } from "./paged-list";
import type { ListView } from "./use-live-page";

const view: ListView<string> = {
  page: { status: "ready", entries: [], next: undefined, unreadable: 0 },
  number: 1,
  typed: "",
  search: "",
  setTyped: () => undefined,
  next: undefined,
  previous: undefined,
  retry: () => undefined,
};

function show(changes: Partial<ListView<string>>) {
  render(
    <UiProvider>
      <PagedList view={{ ...view, ...changes }} what="inquiries" empty="No inquiry is waiting.">
        {(entries) => entries.map(({ id, document }) => <p key={id}>{document}</p>)}
      </PagedList>
    </UiProvider>,
  );
}

test("a list that is loading says so, and has nothing to search yet", () => {
  show({ page: { status: "loading" } });
  expect(screen.getByText("Loading inquiries...")).toBeVisible();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

test("a list that cannot be loaded says so, and can be asked for again", async () => {
  const retry = vi.fn();
  show({ page: { status: "failed" }, retry });
  expect(screen.getByText(listMessages.listFailed)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

test("an empty list says what would be here; a search without a result keeps its field", () => {
  show({});
  expect(screen.getByText("No inquiry is waiting.")).toBeVisible();
  show({ typed: "North", search: "North" });
  expect(screen.getByText("Nothing begins with “North”.")).toBeVisible();
  expect(screen.getByRole("searchbox", { name: "Search inquiries" })).toHaveValue("North");
});

test("an entry that cannot be read takes nothing else with it, and is told", () => {
  const entries = [{ id: "1", document: "Do you train shift leaders?" }];
  show({ page: { status: "ready", entries, next: undefined, unreadable: 2 } });
  expect(screen.getByText("Do you train shift leaders?")).toBeVisible();
  expect(screen.getByText(listMessages.unreadable(2))).toBeVisible();
});
