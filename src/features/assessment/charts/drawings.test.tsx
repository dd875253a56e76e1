// The library draws without a page here, and the drawings are read as what they are: text and shapes.
import { expect, test } from "vitest";
import { aTeam, aTroubledTeam, fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { drawSvg } from "./draw-svg";
import { heatMapDrawing } from "./heat-map-option";
import { themePalette } from "./palette";
import { radarDrawing } from "./radar-option";
import { wrapLabel } from "./wrap-label";

const textsOf = (svg: SVGElement) => [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);

test.each([358, 840])("the radar names every area with its number, and blanks as not answered, at %d px", (width) => {
  const full = textsOf(drawSvg(radarDrawing(gapProfile(fullAnswers()).radar, themePalette, width)));
  expect(full.filter((text) => /^\d+$/.test(text))).toHaveLength(8);
  expect(full.join(" ")).toContain("Customers and");
  const { radar } = gapProfile({ "3": { currentPerformance: "4" } });
  const half = textsOf(drawSvg(radarDrawing(radar, themePalette, width)));
  expect(half.filter((text) => text === "not answered")).toHaveLength(7);
  expect(half).toContain("75");
});

test("the line of the radar leaves out what was not answered", () => {
  const { radar } = gapProfile({ "0": { visionConfidence: "4" }, "3": { currentPerformance: "4", gapAnalysis: "2" } });
  const svg = drawSvg(radarDrawing(radar, themePalette, 840));
  const line = [...svg.querySelectorAll("path")].find((path) => path.getAttribute("stroke-width") === "2");
  expect(line?.getAttribute("d")).not.toMatch(/L/);
});

test("the heat map writes each rating into its cell, and a dash where there is none", () => {
  const teams = [aTeam(), aTroubledTeam(), { teamName: "New", roleClarity: "5" } as const];
  const { heatMap } = gapProfile({ "2": { teams } });
  const texts = textsOf(drawSvg(heatMapDrawing(heatMap, themePalette, 840)));
  expect(texts.filter((text) => /^[1-5]$/.test(text))).toHaveLength(15);
  expect(texts.filter((text) => text === "–")).toHaveLength(6);
});

test("what is drawn brings no style of its own, whatever a team is called", () => {
  const { heatMap } = gapProfile({ "2": { teams: [aTeam({ teamName: '<style>x</style>" style="a' })] } });
  const svg = drawSvg(heatMapDrawing(heatMap, themePalette, 358));
  expect(svg.nodeName).toBe("svg");
  expect(svg.querySelectorAll("style, [style], script, parsererror")).toHaveLength(0);
});

test("fifty teams with long names stay within their picture", () => {
  const teams = Array.from({ length: 50 }, (_, nth) => aTeam({ teamName: `${nth} ${"very ".repeat(30)}long` }));
  const { heatMap } = gapProfile({ "2": { teams } });
  expect(heatMapDrawing(heatMap, themePalette, 358)).toMatchObject({ width: 358, height: 140 + 50 * 40 });
});

test("a label is broken between words, and within one that is too long", () => {
  expect(wrapLabel("Customers and market", 14)).toBe("Customers and\nmarket");
  expect(wrapLabel("Kapitänsmützen Nord", 8)).toBe("Kapitäns\nmützen\nNord");
  expect(wrapLabel("Kapitänsmützen Nord Süd", 8, 2)).toBe("Kapitäns\nmützen…");
  expect(wrapLabel("", 8)).toBe("");
});
