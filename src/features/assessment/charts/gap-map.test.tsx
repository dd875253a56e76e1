import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { aTeam } from "../../../domain/assessment/answers/answers.fixture";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { GapMap } from "./gap-map";

function Here() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

test("a cell with a team's own mean is named by both figures that are seen in it", () => {
  const { heatMap, gaps } = gapProfile({ "2": { teams: [aTeam({ roleClarity: "1" })] } });
  const rows = heatMap.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, ownMean: 3.4 })) }));
  const map = <GapMap heatMap={{ ...heatMap, rows }} gaps={gaps} width={1000} linkTo={() => "/profile"} />;
  render(<MemoryRouter>{map}</MemoryRouter>, { wrapper: UiProvider });
  expect(screen.getByRole("link")).toHaveAccessibleName("Role clarity in Dispatch: 1 | 3.4 (critical)");
  expect(screen.getByRole("link")).toHaveTextContent("1 | 3.4");
});

test("a cell that is a gap leads to it; the map is one stop of the Tab key", async () => {
  const teams = [aTeam({ roleClarity: "1", alignment: "2" }), aTeam({ teamName: "Care", resourceAdequacy: "1" })];
  const { heatMap, gaps } = gapProfile({ "2": { teams } });
  render(
    <MemoryRouter>
      <GapMap heatMap={heatMap} gaps={gaps} width={600} linkTo={({ rank }) => `/profile#gap-${rank}`} />
      <Here />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Role clarity in Dispatch: 1 (critical)",
    "Strategic alignment in Dispatch: 2 (high)",
    "Resources in Care: 1 (critical)",
  ]);
  expect(links.map((link) => link.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]);
  await userEvent.click(screen.getByRole("link", { name: /Resources/ }));
  const rank = gaps.find(({ label }) => label === "Resources")?.rank;
  expect(screen.getByRole("status")).toHaveTextContent(`/profile#gap-${rank}`);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("tabindex"))).toEqual(["-1", "-1", "0"]);
});
