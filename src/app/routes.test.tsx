import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { MemoryRouter } from "react-router-dom";
import { UiProvider } from "../ui/theme/ui-provider";
import { AppRoutes } from "./routes";

beforeAll(() => {
  window.scrollTo = () => undefined;
});

async function visit(path: string) {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </UiProvider>,
  );
  return screen.findByRole("heading", { level: 1 }, { timeout: 10_000 });
}

test("the landing page leads to the five tools and has both forms, with the names that are agreed", async () => {
  expect(await visit("/")).toHaveTextContent("Training that finds its way");
  for (const tool of ["Course outline", "Study material", "Lesson content", "Storyboard", "Assessment"]) {
    expect(screen.getByRole("link", { name: tool })).toHaveAttribute(
      "href",
      `/ai-tools/${tool.toLowerCase().replace(" ", "-")}`,
    );
  }
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/ai-tools",
    "/sample-report",
    "/needs-check",
    "/login",
  ]);
  const mailingList = within(screen.getByRole("region", { name: "Mailing list" }));
  const inquiry = within(screen.getByRole("region", { name: "Inquiry" }));
  for (const name of ["Name", "Business name", "Email"]) {
    expect(mailingList.getByRole("textbox", { name })).toBeRequired();
    expect(inquiry.getByRole("textbox", { name })).toBeRequired();
  }
  expect(inquiry.getByRole("textbox", { name: "Message" })).toBeRequired();
  expect(mailingList.getByRole("button", { name: "Subscribe" })).toBeVisible();
  expect(inquiry.getByRole("button", { name: "Send" })).toBeVisible();
});

test("half an hour with us is asked for in the message of the inquiry form", async () => {
  await visit("/");
  await userEvent.click(screen.getByRole("link", { name: "Half an hour with us" }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue(
      "I would like half an hour with you. These times suit me: ",
    ),
  );
});

test("a path that does not exist leads to the landing page", async () => {
  expect(await visit("/nowhere/at/all")).toHaveTextContent("Training that finds its way");
});

test("following a link takes the focus to the new heading and names the tab", async () => {
  await visit("/accessibility");
  await waitFor(() => expect(document.title).toBe("Accessibility · Waymark"));
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getByRole("link", { name: "Privacy" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Privacy" });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe("Privacy · Waymark");
});

test("the color scheme can be chosen, and is the system's until then", async () => {
  await visit("/privacy");
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement).toHaveAttribute("data-color-scheme", "dark");
  expect(localStorage.getItem("color-scheme")).toBe("dark");
});
