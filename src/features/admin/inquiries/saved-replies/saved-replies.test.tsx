import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { savedReplyWords } from "../../../../domain/inquiries/saved-reply-words";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { uiWords } from "../../../../ui/words";
import { SavedReplies } from "./saved-replies";

const signature = { by: "admin-1", byEmail: "admin@waymark.example", at: new Date(0) };
const saved = [
  { id: "welcome", document: { title: "Welcome", text: "Dear {name}, welcome to {business}.", ...signature } },
  { id: "later", document: { title: "Later", text: "We will write in May.", ...signature } },
];
const ines = { name: "Ines Weber", businessName: "Northwind" };

function show({ to = ines, typed = "", replies = saved, mayKeep = true } = {}) {
  const keeper = {
    save: vi.fn(() => Promise.resolve()),
    rename: vi.fn(() => Promise.resolve()),
    remove: vi.fn(() => Promise.resolve()),
  };
  const send = vi.fn();
  function Answer() {
    const [message, setMessage] = useState(typed);
    const [left, setLeft] = useState(replies);
    const remove = (id: string) => {
      setLeft(left.filter((reply) => reply.id !== id));
      return keeper.remove();
    };
    return (
      <form onSubmit={send}>
        <SavedReplies
          replies={{ status: "ready", value: left }}
          retry={vi.fn()}
          keeper={{ ...keeper, remove }}
          mayKeep={mayKeep}
          to={to}
          message={message}
          onChange={setMessage}
        />
        <textarea aria-label="Message" value={message} onChange={({ target }) => setMessage(target.value)} />
      </form>
    );
  }
  render(<Answer />, { wrapper: UiProvider });
  return { ...keeper, send, message: () => screen.getByRole("textbox", { name: "Message" }) };
}

const choose = (title: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: savedReplyWords.title }), title);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a reply stands behind what is typed, for this person, and leaves again when that is undone", async () => {
  const { message } = show({ typed: "Good morning!" });
  await choose("Welcome");
  expect(message()).toHaveValue("Good morning!\n\nDear Ines Weber, welcome to Northwind.");
  await press("Undo");
  expect(message()).toHaveValue("Good morning!");
});

test("what is typed after a reply was chosen cannot be undone away, and what has no name is told", async () => {
  const { message } = show({ to: { name: " ", businessName: "Northwind" } });
  await choose("Welcome");
  expect(message()).toHaveValue("Dear reader, welcome to Northwind.");
  expect(screen.getByRole("status")).toHaveTextContent(savedReplyWords.missing.name);
  await userEvent.type(message(), " Yours");
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  expect(message()).toHaveValue("Dear reader, welcome to Northwind. Yours");
});

test("what is written is kept for others without this person's name, by a key that sends nothing", async () => {
  const { save, send } = show({ typed: "Dear Ines Weber, Northwind is welcome.", replies: [] });
  expect(screen.getByRole("combobox", { name: savedReplyWords.title })).toBeDisabled();
  expect(screen.getByRole("option")).toHaveTextContent(savedReplyWords.none);
  await press(savedReplyWords.save);
  await userEvent.type(screen.getByRole("textbox", { name: savedReplyWords.saveAs }), " {Enter}");
  expect(screen.getByText(savedReplyWords.titleMissing)).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: savedReplyWords.saveAs }), "Greeting{Enter}");
  expect(save).toHaveBeenCalledExactlyOnceWith("Greeting", "Dear {name}, {business} is welcome.");
  expect(await screen.findByText(savedReplyWords.saved("Greeting"))).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test("a reader chooses among the replies, and keeps none", async () => {
  const { message } = show({ mayKeep: false });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await choose("Later");
  expect(message()).toHaveValue("We will write in May.");
});

test("a reply is renamed", async () => {
  const { rename } = show();
  await press(savedReplyWords.manage);
  await press(savedReplyWords.renameOf("Later"));
  const field = screen.getByRole("textbox", { name: savedReplyWords.newName });
  expect(field).toHaveValue("Later");
  await userEvent.clear(field);
  await userEvent.type(field, "In May{Enter}");
  expect(rename).toHaveBeenCalledExactlyOnceWith("later", "In May");
});

test("a reply that is deleted comes back as it was when that is undone, also the only one", async () => {
  const { remove, save } = show({ replies: saved.slice(0, 1) });
  await press(savedReplyWords.manage);
  await press(savedReplyWords.deleteOf("Welcome"));
  expect(remove).toHaveBeenCalledOnce();
  expect(await screen.findByText(savedReplyWords.deleted("Welcome"))).toBeVisible();
  await press("Undo");
  expect(save).toHaveBeenCalledExactlyOnceWith("Welcome", "Dear {name}, welcome to {business}.");
});

test("the replies have their place before they come, so that nothing moves below them", () => {
  const keeper = { save: vi.fn(), rename: vi.fn(), remove: vi.fn() };
  const given = { retry: vi.fn(), keeper, mayKeep: true, to: ines, message: "", onChange: vi.fn() };
  const { rerender } = render(<SavedReplies {...given} replies={{ status: "loading" }} />, { wrapper: UiProvider });
  expect(screen.getByRole("combobox", { name: savedReplyWords.title })).toBeDisabled();
  expect(screen.getByRole("option")).toHaveTextContent(savedReplyWords.choose);
  const before = screen.getAllByRole("button").map(({ textContent }) => textContent);
  rerender(<SavedReplies {...given} replies={{ status: "ready", value: saved }} />);
  expect(screen.getByRole("combobox", { name: savedReplyWords.title })).toBeEnabled();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(before);
});

test("where the replies cannot be loaded, an answer is written all the same, and its alerts are the only ones", async () => {
  const retry = vi.fn();
  const keeper = { save: vi.fn(), rename: vi.fn(), remove: vi.fn() };
  render(
    <SavedReplies
      replies={{ status: "failed" }}
      retry={retry}
      keeper={keeper}
      mayKeep
      to={ines}
      message=""
      onChange={vi.fn()}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole("status")).toHaveTextContent(savedReplyWords.loadFailed);
  expect(screen.queryByRole("alert")).toBeNull();
  await press(uiWords.tryAgain);
  expect(retry).toHaveBeenCalledOnce();
});
