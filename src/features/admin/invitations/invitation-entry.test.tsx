import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { InvitationRequest } from "../../../domain/invitations/invitation";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { InvitationEntry } from "./invitation-entry";

const invite = vi.fn<(request: InvitationRequest) => Promise<undefined>>(() => Promise.resolve(undefined));
const business = { businessName: "Northwind", businessEmail: "office@northwind.example" };

function Entry({ filled }: { filled: InvitationRequest }) {
  const [typed, setTyped] = useState(filled);
  return <InvitationEntry typed={typed} onType={setTyped} invite={invite} />;
}

function show(filled: InvitationRequest) {
  invite.mockClear();
  render(
    <MemoryRouter>
      <Entry filled={filled} />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  return screen.getByRole("combobox", { name: "Language" });
}

test("a business is invited in the language that is chosen", async () => {
  const language = show(business);
  expect(language).toHaveDisplayValue("English");
  await userEvent.selectOptions(language, "Deutsch");
  await userEvent.click(screen.getByRole("button", { name: "Generate Invitation" }));
  await waitFor(() => expect(invite).toHaveBeenCalledExactlyOnceWith({ ...business, language: "de" }));
});

test("the language of an inquiry is chosen already", () => {
  expect(show({ ...business, language: "de" })).toHaveDisplayValue("Deutsch");
});
