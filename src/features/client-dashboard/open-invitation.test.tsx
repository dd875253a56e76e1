import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import { UiProvider } from "../../ui/theme/ui-provider";
import { OpenInvitation } from "./open-invitation";

test("a round asks before it begins, and says what that means", async () => {
  const invited = {
    invitationCode: "second",
    businessName: "Harvest",
    businessEmail: "a@b.example",
    status: "unused",
    roundNumber: 2,
  } as const;
  render(
    <MemoryRouter>
      <OpenInvitation invited={invited} words={nextRoundWords.offered(2, "Harvest")} onAccepted={() => undefined} />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole("button", { name: "Begin round 2" }));
  const dialog = await screen.findByRole("dialog", { name: "Begin round 2?" });
  expect(dialog).toHaveTextContent(nextRoundWords.meaning(1));
  await userEvent.click(screen.getByRole("button", { name: "Not yet" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Begin round 2" })).toBeEnabled();
});
