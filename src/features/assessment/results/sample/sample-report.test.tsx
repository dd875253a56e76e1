import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { sampleWords } from "../../../../domain/assessment/sample/words";
import { routePatterns, routes } from "../../../../domain/kernel/routes";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { loadPrintedReport } from "../exports/use-printed-report";
import { SampleReportScreen } from "./sample-report-screen";

function open(address: string): void {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={routePatterns.sampleReport} element={<SampleReportScreen />} />
        </Routes>
      </MemoryRouter>
    </UiProvider>,
  );
}

test.each([
  ["", "Most pressing"],
  ["/profile", "The organization at a glance"],
  ["/plan", "What training will not solve"],
  ["/plan#50%", "What training will not solve"],
  ["/answers", "Strategic Business Drivers & Challenges"],
  ["/nowhere", "Most pressing"],
  ["/since-last-time", "Most pressing"],
])("the page %s of the sample report says that it is one, and shows what a business would see", (page, heading) => {
  open(routes.sampleReport + page);
  expect(screen.getByRole("heading", { level: 1, name: sampleWords.title })).toBeVisible();
  expect(screen.getByText(sampleWords.label)).toBeVisible();
  expect(screen.getAllByRole("heading", { name: new RegExp(heading) })[0]).toBeVisible();
  expect(screen.getByRole("button", { name: "Download Word" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See yours: three-minute check" })).toHaveAttribute("href", "/needs-check");
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/#inquiry");
});

test("the browser's own print of any page is the report, and the page is itself again after it", async () => {
  await loadPrintedReport();
  open(`${routes.sampleReport}/answers`);
  const report = () => document.querySelector("[data-paper='report']");
  expect(report()).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(report()).toHaveTextContent(/Three decisions.*Four dates.*Contents.*Gap profile/);
  expect(document.documentElement).toHaveAttribute("data-printing", "report");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(report()).toBeNull();
  expect(document.documentElement).not.toHaveAttribute("data-printing");
});
