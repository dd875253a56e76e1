import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { healthNames } from "../../../domain/operation/health";
import { healthMessages, lateness } from "../../../domain/operation/words";
import { HealthReportView } from "./health-report-view";

test("where nothing is late, that is said", () => {
  render(<HealthReportView report={{ late: [] }} />);
  expect(screen.getByRole("status")).toHaveTextContent(healthMessages.well);
});

test("the release and the form of the documents are told", () => {
  render(<HealthReportView report={{ late: ["schema"], version: "0.1.0", schema: { stored: 7, current: 9 } }} />);
  expect(screen.getByText("Version 0.1.0. Schema 7 of 9.")).toBeVisible();
});

test("whatever is late is told with what to do about it, by no name of ours", () => {
  render(<HealthReportView report={{ late: [...healthNames] }} />);
  const told = within(screen.getByRole("list", { name: "What is late" })).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent)).toEqual(
    healthNames.map((name) => `${lateness[name].problem} ${lateness[name].remedy}`),
  );
});
