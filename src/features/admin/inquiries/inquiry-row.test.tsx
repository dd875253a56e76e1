import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { inquiry } from "../../../domain/inquiries/inquiry";
import { routes } from "../../../domain/kernel/routes";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { InquiryRow } from "./inquiry-row";

const message = `Do you train shift leaders?\n\n${"We are growing quickly. ".repeat(20)}`;

function show(changes: Record<string, unknown> = {}) {
  const onReply = vi.fn();
  const stored = {
    name: "Ines Weber",
    businessName: "Northwind",
    email: "ines@northwind.example",
    message,
    ...changes,
  };
  render(
    <UiProvider>
      <MemoryRouter>
        <InquiryRow
          id="an-inquiry"
          title="Ines Weber"
          level={3}
          inquiry={inquiry.parse(stored)}
          since={{ words: "Received", date: new Date(2026, 4, 1) }}
          actions={(reach) => (
            <button onClick={onReply} {...reach}>
              Reply
            </button>
          )}
        />
      </MemoryRouter>
    </UiProvider>,
  );
  return onReply;
}

test("a row has who, from where, when and the beginning of what, and opens by the keyboard with all of it", async () => {
  show();
  const toggle = screen.getByRole("button", { name: "Ines Weber", expanded: false });
  expect(screen.getByRole("article", { name: "Ines Weber" })).toHaveTextContent(
    /Northwind.*Do you train shift leaders/,
  );
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(toggle).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText((_, element) => element?.textContent === message && element.tagName === "P")).toBeVisible();
  expect(screen.getByRole("link", { name: "ines@northwind.example" })).toBeVisible();
  await userEvent.keyboard(" ");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("the Tab key comes by what can be done with an entry once it is open, and not before", async () => {
  const onReply = show();
  const reply = () => screen.getByRole("button", { name: "Reply" });
  await userEvent.tab();
  await userEvent.tab();
  expect(reply()).not.toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Ines Weber" }));
  await userEvent.tab(); // the address
  await userEvent.tab();
  expect(reply()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onReply).toHaveBeenCalledOnce();
});

test("one whose business was invited says when, and leads to the business", async () => {
  show({ invited: { code: "a-code", businessName: "Northwind", at: new Date(2026, 4, 3) } });
  expect(screen.getByRole("article", { name: "Ines Weber" })).toHaveTextContent("Invited: Northwind");
  await userEvent.click(screen.getByRole("button", { name: "Ines Weber" }));
  expect(screen.getByRole("article", { name: "Ines Weber" })).toHaveTextContent(/Invited on .*2026.*: Northwind/);
  expect(screen.getByRole("link", { name: "Northwind" })).toHaveAttribute("href", routes.business("a-code"));
});

test("one that is answered shows the answer, and one that fits nothing is a row like all others", () => {
  show({ reply: "Yes, we do.", name: 7, businessName: null, email: {}, message: undefined });
  expect(screen.getByRole("article", { name: "Ines Weber" })).toHaveTextContent("Answered: Yes, we do.");
});
