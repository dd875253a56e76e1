import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { draftPlaces } from "../../browser/draft-places";
import { UiProvider } from "../theme/ui-provider";
import { noteWords } from "./words";
import { Notes } from "./notes";

afterEach(() => sessionStorage.clear());

const note = (id: string, by: string) => ({
  id,
  document: { text: `The note of ${by}`, by, byEmail: `${by}@waymark.example`, at: new Date(2026, 4, 1) },
});

function show(add = vi.fn(() => Promise.resolve())) {
  const remove = vi.fn(() => Promise.resolve());
  const { unmount } = render(
    <Notes
      lead="For us."
      uid="ada"
      notes={{ status: "ready", value: [note("1", "ada"), note("2", "ben")] }}
      retry={vi.fn()}
      longest={100}
      draftPlace={draftPlaces.staff("note/1")}
      add={add}
      remove={remove}
    />,
    { wrapper: UiProvider },
  );
  return { add, remove, unmount, field: () => screen.getByRole("textbox", { name: noteWords.note }) };
}

test("each note says whose it is and since when, and only one's own can be deleted", async () => {
  const { remove } = show();
  expect(screen.getByText("The note of ben").closest("li")).toHaveTextContent("ben@waymark.example");
  const [mine, ...others] = screen.getAllByRole("button", { name: /^Delete/ });
  expect(others).toEqual([]);
  await userEvent.click(mine ?? document.body);
  expect(remove).toHaveBeenCalledExactlyOnceWith("1");
});

test("what is typed outlives the place where it is typed, until it is added", async () => {
  const first = show();
  await userEvent.type(first.field(), "Ask about the budget.");
  first.unmount();
  const { field, add } = show();
  expect(field()).toHaveValue("Ask about the budget.");
  await userEvent.click(screen.getByRole("button", { name: noteWords.add }));
  expect(add).toHaveBeenCalledExactlyOnceWith("Ask about the budget.");
  expect(field()).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: noteWords.add }));
  expect(screen.getByText(noteWords.missing)).toBeVisible();
  expect(add).toHaveBeenCalledOnce();
});

test("a note that cannot be saved is told of and stays", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { field } = show(vi.fn(() => Promise.reject(new Error("offline"))));
  await userEvent.type(field(), "Ask.");
  await userEvent.click(screen.getByRole("button", { name: noteWords.add }));
  expect(await screen.findByText(noteWords.failed)).toBeVisible();
  expect(field()).toHaveValue("Ask.");
  logged.mockRestore();
});
