import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { mayDo } from "../../../domain/accounts/rights";
import type { Role } from "../../../domain/accounts/roles";
import type { Invitation } from "../../../domain/invitations/invitation";
import { nextWords } from "../../../domain/invitations/next-words";
import { dayMs } from "../../../domain/kernel/durations";
import { anUnreachableProject } from "../../../firebase/sdk/unreachable-project.fixture";

beforeAll(() => anUnreachableProject());

const code = "a-code-of-22-letters-x";
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const quiet = { progress: { step: 3, complete: false, lastAnswerAt: daysAgo(20) } };
const heard = { progress: { step: 3, complete: false, lastAnswerAt: daysAgo(1) } };
const unreleased = { progress: { step: 5, complete: true, plannedAt: daysAgo(2) } };

async function show(changes: Partial<Invitation>, role: Role) {
  const { BusinessNext } = await import("./business-next");
  const { StaffContext } = await import("../shared/staff-context");
  const { UiProvider } = await import("../../../ui/theme/ui-provider");
  const business = { businessName: "Northwind", businessEmail: "office@northwind.example", invitationCode: code };
  const tools = { announce: vi.fn(), reply: vi.fn(), invite: vi.fn(), handOver: vi.fn() };
  render(
    <UiProvider>
      <MemoryRouter>
        <StaffContext
          value={{ me: { uid: "a", email: "a@waymark.example" }, may: (right) => mayDo(role, right), ...tools }}
        >
          <BusinessNext
            id={code}
            invitation={{ ...business, status: "used", createdAt: daysAgo(30), usedAt: daysAgo(29), ...changes }}
          />
        </StaffContext>
      </MemoryRouter>
    </UiProvider>,
  );
  const controls = [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")];
  return { group: screen.getByRole("group", { name: nextWords.toDo }), names: controls.map((one) => one.textContent) };
}

test.each<[string, Partial<Invitation>, Role, string, string[]]>([
  ["a quiet business is reminded", quiet, "admin", "Step 3 of 5, 20 days ago", ["Send reminder", "Invitation"]],
  ["one that was heard of is not", heard, "admin", "Step 3 of 5, yesterday", ["Invitation"]],
  ["a plan is released", unreleased, "admin", "Plan waits for its release", [nextWords.releasePlan, "Invitation"]],
  ["a reader reads the situation only", quiet, "reader", "Step 3 of 5, 20 days ago", []],
  ["a reader releases nothing", unreleased, "reader", "Plan waits for its release", []],
])("%s", async (_, changes, role, situation, deeds) => {
  const { group, names } = await show(changes, role);
  expect(group).toHaveTextContent(situation);
  expect(names).toEqual(deeds);
});
