import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { lookForNewerSite } from "../../browser/newer-site";
import { Dialog } from "../dialog/dialog";
import { useAction } from "../hooks/use-action";
import { UiProvider } from "../theme/ui-provider";
import { uiWords } from "../words";
import { OlderPage } from "./older-page";

const ownEntry = "/assets/index-now.js";
const shellWith = (entry: string) => `<script type="module" src="${entry}"></script>`;
const serve = (html: string) => vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(new Response(html)));

afterEach(async () => {
  serve(shellWith(ownEntry));
  await lookForNewerSite();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function Page() {
  const { outcome, run } = useAction();
  return (
    <>
      <OlderPage />
      <button
        onClick={() => run("press", () => Promise.reject<undefined>(new Error("permission-denied")), "It failed.")}
      >
        Press
      </button>
      {outcome?.sentence}
    </>
  );
}

async function pressOn(html: string): Promise<void> {
  document.head.innerHTML = shellWith(ownEntry);
  vi.spyOn(console, "warn").mockReturnValue();
  const asked = serve(html);
  render(<Page />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole("button", { name: "Press" }));
  await screen.findByText("It failed.");
  expect(asked).toHaveBeenCalledWith("/shell");
}

test("a failure on a page that is older than the site says so, and leads to reloading", async () => {
  await pressOn(shellWith("/assets/index-later.js"));
  expect(await screen.findByRole("alert")).toHaveTextContent(uiWords.olderPage);
  expect(screen.getByRole("button", { name: uiWords.reload })).toBeVisible();
});

test("a dialog says it, too, because the page behind it cannot be reached", async () => {
  await pressOn(shellWith("/assets/index-later.js"));
  render(
    <Dialog title="Send it?" onClose={undefined}>
      <p>To 300 people.</p>
    </Dialog>,
  );
  expect(screen.getByRole("dialog")).toHaveTextContent(uiWords.olderPage);
});

test.each([
  ["the site's own", shellWith(ownEntry)],
  ["a foreign network's", "<h1>Log in to this network</h1>"],
])("a failure on a page as old as the site says nothing of its age: %s answer", async (_, html) => {
  await pressOn(html);
  await lookForNewerSite();
  expect(screen.queryByText(uiWords.olderPage)).not.toBeInTheDocument();
});
