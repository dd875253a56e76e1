// The charts are read as what they are: text and shapes.
import type { ReactNode } from "react";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aTeam, aTroubledTeam, fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { columnHeadings } from "../../../domain/assessment/gap-profile/column-headings";
import { teamsChart } from "../../../domain/assessment/report/profile";
import { radarChart } from "../../../domain/assessment/report/radar-chart";
import { svgOf } from "../../../ui/export/svg-picture";
import { DrawnToWidth } from "./drawn-to-width";
import { HeatMapChart } from "./heat-map-chart";
import { labelLines, widthOf } from "./labels/labels";
import { atSyllables } from "./labels/syllables";
import { drawnChart } from "./pictures";
import { RadarChart } from "./radar-chart";

function draw(chart: ReactNode): SVGElement {
  const svg = render(chart).container.querySelector("svg");
  if (!svg) throw new Error("Nothing was drawn.");
  return svg;
}

const lines = (svg: SVGElement) => [...svg.querySelectorAll("tspan")].map(({ textContent }) => textContent);

test.each([288, 358, 560])(
  "the radar names every area with its number, and blanks as not answered, at %d px",
  (width) => {
    const full = lines(draw(<RadarChart axes={gapProfile(fullAnswers()).radar} width={width} />));
    expect(full.filter((text) => /^\d+$/.test(text))).toHaveLength(8);
    expect(full.join(" ")).toContain("Customers and");
    const { radar } = gapProfile({ "3": { currentPerformance: "4" } });
    const half = lines(draw(<RadarChart axes={radar} width={width} />));
    expect(half.filter((text) => text === "not answered")).toHaveLength(7);
    expect(half).toContain("75");
  },
);

test("the line of the radar leaves out what was not answered", () => {
  const { radar } = gapProfile({ "0": { visionConfidence: "4" }, "3": { currentPerformance: "4", gapAnalysis: "2" } });
  const line = draw(<RadarChart axes={radar} width={560} />).querySelector("path[stroke-width='2']");
  expect(line?.getAttribute("d")).toMatch(/^M[^L]+M[^L]+$/);
});

test("the heat map writes each rating into its cell, and a dash where there is none", () => {
  const teams = [aTeam(), aTroubledTeam(), { teamName: "New", roleClarity: "5" } as const];
  const texts = lines(draw(<HeatMapChart heatMap={gapProfile({ "2": { teams } }).heatMap} width={640} />));
  expect(texts.filter((text) => /^[1-5]$/.test(text))).toHaveLength(15);
  expect(texts.filter((text) => text === "–")).toHaveLength(6);
});

test.each([288, 358, 500, 640])("the words of the heat map stay horizontal and in their columns at %d px", (width) => {
  const teams = Array.from({ length: 12 }, (_, nth) => aTeam({ teamName: `${nth} ${"very ".repeat(30)}long` }));
  const svg = draw(<HeatMapChart heatMap={gapProfile({ "2": { teams } }).heatMap} width={width} />);
  expect(svg.querySelectorAll("[transform]")).toHaveLength(0);
  const column = Number(svg.querySelector("rect")?.getAttribute("width")) + 3;
  for (const heading of svg.querySelectorAll("svg > text tspan")) {
    expect(widthOf(heading.textContent)).toBeLessThanOrEqual(column);
    expect(heading.textContent.length).toBeGreaterThan(1);
    expect(Number(heading.getAttribute("x"))).toBeLessThan(width);
  }
  expect(Number(svg.getAttribute("height"))).toBeLessThan(12 * 70 + 100);
});

test("a picture that leaves the page is one document without a style of its own, whatever a team is called", () => {
  const profile = gapProfile({ "2": { teams: [aTroubledTeam({ teamName: '<style>x</style>" style="a & b' })] } });
  const charts = [radarChart(profile.radar), teamsChart(profile.heatMap, "paper")];
  const [radar, heatMap] = charts.map((chart) => {
    const { svg, width, height } = svgOf(drawnChart(chart));
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(parsed.documentElement.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(parsed.querySelectorAll("style, [style], script, parsererror")).toHaveLength(0);
    expect(width * height).toBeGreaterThan(0);
    return { text: parsed.documentElement.textContent, alt: chart.alt };
  });
  expect(radar?.alt).toContain("Teams: ");
  expect(heatMap?.text).toContain("<style>x</style>");
  expect(heatMap?.alt).toContain("Critical gaps: Role clarity in <style>");
});

test("a label is broken between words, where its word may be broken, and anywhere where it cannot", () => {
  expect(labelLines("Customers and market", 100)).toEqual(["Customers and", "market"]);
  expect(labelLines(columnHeadings.teamCommunication, 200, Infinity, atSyllables)).toEqual(["Communication"]);
  expect(labelLines(columnHeadings.teamCommunication, 62, Infinity, atSyllables)).toEqual(["Commu-", "nication"]);
  expect(labelLines("Kapitänsmützen Nord", 60).join("")).toBe("KapitänsmützenNord");
  expect(labelLines("Kapitänsmützen Nord Süd", 60, 2).at(-1)).toMatch(/…$/);
  expect(labelLines("", 60)).toEqual([]);
});

test("a chart is drawn in a place that has room for one, and not in what is hidden by being one pixel wide", () => {
  const { heatMap } = gapProfile(fullAnswers());
  const heatMapIn = (width: number) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const drawn = (place: number) => <HeatMapChart heatMap={heatMap} width={place} />;
    return render(<DrawnToWidth name="Heat map">{drawn}</DrawnToWidth>).container.querySelector("svg");
  };
  expect(heatMapIn(1)).toBeNull();
  expect(heatMapIn(280)?.getAttribute("width")).toBe("280");
  vi.restoreAllMocks();
});
