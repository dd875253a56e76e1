import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { mayDo } from "../../../domain/accounts/rights";
import type { Role } from "../../../domain/accounts/roles";
import type { Invitation } from "../../../domain/invitations/invitation";
import { invitationMessages } from "../../../domain/invitations/words";
import { dayMs } from "../../../domain/kernel/durations";
import { routes } from "../../../domain/kernel/routes";
import { anUnreachableProject } from "../../../firebase/sdk/unreachable-project.fixture";

beforeAll(() => anUnreachableProject({ result: { success: true } }));

const code = "a-code-of-22-letters-x";
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

async function show(changes: Partial<Invitation>, role: Role = "admin") {
  const { InvitationRow } = await import("./invitation-row");
  const { StaffContext } = await import("../shared/staff-context");
  const { UiProvider } = await import("../../../ui/theme/ui-provider");
  const [announce, open] = [vi.fn(), vi.fn()];
  const business = { businessName: "Northwind", businessEmail: "office@northwind.example", invitationCode: code };
  render(
    <UiProvider>
      <MemoryRouter>
        <StaffContext
          value={{
            me: { uid: "a", email: "a@waymark.example" },
            may: (right) => mayDo(role, right),
            announce,
            reply: vi.fn(),
            invite: vi.fn(),
            handOver: vi.fn(),
          }}
        >
          <table>
            <tbody>
              <InvitationRow id={code} invitation={{ ...business, status: "used", ...changes }} onOpen={open} />
            </tbody>
          </table>
        </StaffContext>
      </MemoryRouter>
    </UiProvider>,
  );
  return { announce, open };
}

test("the line below the status leads to the business, and the rest of the row opens the invitation", async () => {
  const progress = { step: 3, complete: false, lastAnswerAt: daysAgo(2) };
  const { open } = await show({ createdAt: daysAgo(3), progress });
  const line = screen.getByRole("link", { name: "Step 3 of 5, 2 days ago: open Northwind" });
  expect(line).toHaveAttribute("href", routes.business(code));
  expect(screen.queryByRole("button", { name: "Send reminder" })).not.toBeInTheDocument();
  await userEvent.click(line);
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("office@northwind.example"));
  expect(open).toHaveBeenCalledOnce();
});

test("one that came from an inquiry says whose, unless its sender is another person", async () => {
  await show({ fromInquiry: { id: "an-inquiry", name: "Ines Weber" } });
  expect(screen.getByText("From the inquiry of Ines Weber")).toBeVisible();
  cleanup();
  await show({ fromInquiry: { id: "an-inquiry" } });
  expect(screen.getByText("From an inquiry")).toBeVisible();
});

test("one in another language than English says so", async () => {
  await show({ language: "de" });
  expect(screen.getByText("Language: Deutsch")).toBeVisible();
  cleanup();
  await show({});
  expect(screen.queryByText(/Language/)).not.toBeInTheDocument();
});

test("a business that nobody has heard of for a while can be reminded where it stands, and what came of it is said", async () => {
  const { announce, open } = await show({ createdAt: daysAgo(20), usedAt: daysAgo(20) });
  await userEvent.click(screen.getByRole("button", { name: "Send reminder" }));
  await waitFor(() => expect(announce).toHaveBeenCalledOnce());
  const sentence = invitationMessages.reminded("office@northwind.example");
  expect(announce).toHaveBeenCalledWith({ kind: "success", sentence });
  expect(open).not.toHaveBeenCalled();
});

test("a reader's row leads to the business alone: its invitation is not opened, and no reminder is sent", async () => {
  const { open } = await show({ createdAt: daysAgo(20), usedAt: daysAgo(20) }, "reader");
  expect(screen.queryAllByRole("button")).toEqual([]);
  await userEvent.click(screen.getByText("office@northwind.example"));
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole("link")).toHaveAttribute("href", routes.business(code));
});
