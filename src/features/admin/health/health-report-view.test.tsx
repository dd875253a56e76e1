import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { healthNames } from "../../../domain/operation/health";
import { healthMessages, lateness } from "../../../domain/operation/words";
import { HealthReportView } from "./health-report-view";

test("where nothing is late, that is said", () => {
  render(<HealthReportView report={{ late: [] }} />);
  expect(screen.getByRole("status")).toHaveTextContent(healthMessages.well);
});

test("whatever is late is told with what to do about it, by no name of ours", () => {
  render(<HealthReportView report={{ late: [...healthNames] }} />);
  const told = within(screen.getByRole("list", { name: "What is late" })).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent)).toEqual(
    healthNames.map((name) => `${lateness[name].problem} ${lateness[name].remedy}`),
  );
});
