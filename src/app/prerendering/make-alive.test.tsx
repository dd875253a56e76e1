import type { Root } from "react-dom/client";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { makeAlive } from "./make-alive";

const written = "<main><h1>Privacy</h1><button>Ask</button></main>";

function aWrittenPage(): HTMLElement {
  document.body.innerHTML = `<div id="root" data-prerendered="/privacy">${written}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

function page(press: () => void) {
  return (
    <main>
      <h1>Privacy</h1>
      <button onClick={press}>Ask</button>
    </main>
  );
}

let alive: Root | undefined;

afterEach(() => {
  act(() => alive?.unmount());
  document.body.innerHTML = "";
});

test("a written page comes alive as it stands", async () => {
  const root = aWrittenPage();
  const heading = screen.getByRole("heading");
  const press = vi.fn();
  await act(async () => {
    alive = await makeAlive(root, page(press), () => Promise.resolve());
  });
  screen.getByRole("button", { name: "Ask" }).click();
  expect(press).toHaveBeenCalledOnce();
  expect(heading).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("where its screen cannot be loaded it stays to be read, and says that it is only that", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const root = aWrittenPage();
  await act(async () => {
    alive = await makeAlive(root, page(vi.fn()), () => Promise.reject(new Error("offline")));
  });
  expect(root.innerHTML).toBe(written);
  expect(screen.getByRole("alert")).toHaveTextContent("This page can be read, but not used");
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
