import type { SubmitEvent } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { Button } from "./button";
import { ButtonLink } from "./button-link";

test("a button sends its form only where it says so", async () => {
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledOnce();
});

test("a disabled button does nothing", async () => {
  const press = vi.fn();
  render(
    <Button disabled onClick={press}>
      Continue
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(press).not.toHaveBeenCalled();
});

test("a link that looks like a button is a link, which leads on by keyboard", async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="*" element={<ButtonLink to="/next">Next</ButtonLink>} />
        <Route path="/next" element="There" />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Next" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("There")).toBeVisible();
});
