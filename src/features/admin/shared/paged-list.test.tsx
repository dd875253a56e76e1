import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listMessages } from "../../../domain/kernel/list-words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { PagedList } from "./paged-list";
import type { ListView } from "./use-live-page";

const view: ListView<string> = {
  page: { status: "ready", entries: [], more: undefined, unreadable: 0 },
  typed: "",
  search: "",
  setTyped: () => undefined,
  retry: () => undefined,
};

function listOf(changes: Partial<ListView<string>>, finds: "beginnings" | "words" = "beginnings") {
  return (
    <UiProvider>
      <PagedList view={{ ...view, ...changes }} what="inquiries" finds={finds} empty="No inquiry is waiting.">
        {(entries) => entries.map(({ id, document }) => <p key={id}>{document}</p>)}
      </PagedList>
    </UiProvider>
  );
}

function show(changes: Partial<ListView<string>>) {
  render(listOf(changes));
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

test("whoever shows more hears how many there are, keeps the button, and is not lost when it goes", async () => {
  const entriesOf = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ id: `${nth}`, document: `No ${nth}` }));
  const more = vi.fn();
  const ready = (count: number, rest?: () => void) =>
    listOf({ page: { status: "ready", entries: entriesOf(count), more: rest, unreadable: 0 } });
  const { rerender } = render(ready(10, more));
  const button = screen.getByRole("button", { name: "Show more inquiries" });
  await userEvent.click(button);
  expect(more).toHaveBeenCalledOnce();
  rerender(ready(35, more));
  expect(screen.getByRole("status")).toHaveTextContent("35 are shown.");
  expect(button).toHaveFocus();
  await userEvent.click(button);
  rerender(ready(40));
  await waitFor(() => expect(screen.getByRole("status")).toHaveFocus());
  expect(screen.getByRole("status")).toHaveTextContent("40 are shown.");
});

test("a search for words says where it ends, and that more may be found further down", () => {
  render(
    listOf(
      { typed: "shift", search: "shift", page: { status: "ready", entries: [], more: () => undefined, unreadable: 0 } },
      "words",
    ),
  );
  expect(screen.getByText(listMessages.searchEnds.words)).toBeVisible();
  expect(screen.getByText("Nothing has “shift” in it.")).toBeVisible();
  expect(screen.getByText(listMessages.soughtSoFar)).toBeVisible();
});

test("an entry that cannot be read takes nothing else with it, and is told", () => {
  const entries = [{ id: "1", document: "Do you train shift leaders?" }];
  show({ page: { status: "ready", entries, more: undefined, unreadable: 2 } });
  expect(screen.getByText("Do you train shift leaders?")).toBeVisible();
  expect(screen.getByText(listMessages.unreadable(2))).toBeVisible();
});
