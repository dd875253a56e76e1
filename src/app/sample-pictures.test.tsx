// The first screen shows pictures of the sample report. Taking them needs a browser, so what the page said when they
// were taken is kept beside them.
import { readFile } from "node:fs/promises";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { sampleWords } from "../domain/assessment/sample/words";
import { routes } from "../domain/kernel/routes";
import { UiProvider } from "../ui/theme/ui-provider";
import { AppRoutes } from "./routes";

test("the pictures of the sample report show what it says (`npm run sample:pictures` takes them anew)", async () => {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[routes.sampleReport]}>
        <AppRoutes />
      </MemoryRouter>
    </UiProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: sampleWords.title }, { timeout: 10_000 });
  const main = screen.getByRole("main");
  for (const drawing of main.querySelectorAll("svg")) drawing.remove();
  const says = main.textContent.slice(main.textContent.indexOf(sampleWords.title));
  expect(says).toBe(await readFile("src/features/landing/coming/sample-report.txt", "utf8"));
});
