import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { UiProvider } from "../../ui/theme/ui-provider";
import { PrivacyScreen } from "./privacy-screen";

test("the privacy page names all that stays in the browser, and what logging out takes away", () => {
  render(
    <UiProvider>
      <PrivacyScreen />
    </UiProvider>,
  );
  const kept = within(screen.getByRole("list")).getAllByRole("listitem");
  const named = kept.map(({ textContent }) => textContent).join("\n");
  for (const what of [
    "color scheme", // color-scheme
    "course you are working on", // waymark.course-draft
    "that you are logged in", // firebase:authUser
    "a copy of what it reads", // Firestore's cache
    "code of your invitation", // pending-registration
    "every answer until we have saved it", // answer:…
    "a team that you are describing", // assessment-team:…
    "the step you were at", // assessment-step:…
    "how often a wrong access code", // assessment-gate-tries
    "what you type into a form that you have not sent", // contact forms, replies
    "how far you had scrolled", // scroll-positions
  ])
    expect(named).toContain(what);
  expect(screen.getByText(/^When you log out,/)).toHaveTextContent("forgets all of this but");
});
