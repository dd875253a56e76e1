import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { firm } from "../../domain/kernel/firm";
import { periodInWords, retention } from "../../domain/operation/retention";
import { UiProvider } from "../../ui/theme/ui-provider";
import { PrivacyScreen } from "./privacy-screen";

test("the privacy page names all that stays in the browser, and what logging out takes away", () => {
  render(
    <MemoryRouter>
      <UiProvider>
        <PrivacyScreen />
      </UiProvider>
    </MemoryRouter>,
  );
  const kept = within(screen.getByRole("list", { name: "In your browser" })).getAllByRole("listitem");
  const named = kept.map(({ textContent }) => textContent).join("\n");
  for (const what of [
    "color scheme", // color-scheme
    "courses you are working on", // waymark.course:…
    "your ratings of the needs check", // needs-check
    "that you are logged in", // firebase:authUser
    "a copy of what it reads", // Firestore's cache
    "code of your invitation", // pending-registration
    "every answer until we have saved it", // answer:…
    "a team that you are describing", // assessment-team:…
    "the step you were at", // assessment-step:…
    "the access code that has opened it", // assessment-unlocked, assessment-visit
    "how often a wrong one was entered", // assessment-gate-tries
    "what you type into a form that you have not sent", // contact forms, replies
    "how far you had scrolled", // scroll-position:
  ])
    expect(named).toContain(what);
  expect(screen.getByText(/^When you log out,/)).toHaveTextContent("forgets all of this but");
});

test("the privacy page says who is responsible, who receives what, for how long and why, and what anybody may ask for", () => {
  render(
    <MemoryRouter>
      <UiProvider>
        <PrivacyScreen />
      </UiProvider>
    </MemoryRouter>,
  );
  const page = document.body.textContent;
  const { name, address, supervisoryAuthority, recipients } = firm;
  for (const fact of [name, ...address, supervisoryAuthority.name]) expect(page).toContain(fact);
  const receivers = within(screen.getByRole("list", { name: "Who else receives it" })).getAllByRole("listitem");
  for (const [nth, one] of Object.values(recipients).entries())
    for (const fact of [one.name, one.place]) expect(receivers[nth]).toHaveTextContent(fact);
  expect(receivers).toHaveLength(Object.keys(recipients).length);
  for (const article of ["6(1)(a)", "6(1)(b)", "6(1)(f)"]) expect(page).toContain(article);
  expect(within(screen.getByRole("list", { name: "Your rights" })).getAllByRole("listitem")).toHaveLength(6);
  const rows = within(screen.getByRole("table", { name: "For how long" })).getAllByRole("row");
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(Object.values(retention).map((one) => [one.what, periodInWords(one), one.why]));
});
