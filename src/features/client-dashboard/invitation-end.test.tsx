import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { invitation } from "../../domain/invitations/invitation";
import { formatDate } from "../../domain/kernel/locale";
import { datesIn } from "../../../tests/support/shared/calendar";
import { catchDownloads } from "../../../tests/support/shared/downloads";
import { UiProvider } from "../../ui/theme/ui-provider";
import { InvitationEnd } from "./invitation-end";

const end = new Date("2026-12-01T10:00:00Z");
const business = { businessName: "Northwind", businessEmail: "ines@northwind.example", status: "unused" };

function show(changes: { expiresAt?: Date }) {
  const invited = invitation.parse({ ...business, invitationCode: "code-of-northwind", ...changes });
  return render(<InvitationEnd invited={invited} />, { wrapper: UiProvider });
}

test("the end of an invitation is shown, and taken along as a file for calendars without its code", async () => {
  const files = catchDownloads();
  show({ expiresAt: end });
  expect(screen.getByText(`This invitation is open until ${formatDate(end)}.`)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const file = (await files[0]?.text()) ?? "";
  expect(datesIn(file)).toEqual([
    expect.objectContaining({
      title: "The invitation of Northwind to the Training Needs Assessment ends",
      until: end.toISOString(),
    }),
  ]);
  expect(file).not.toContain("code-of-northwind");
});

test("an invitation without an end shows none", () => {
  expect(show({}).container).toBeEmptyDOMElement();
});
