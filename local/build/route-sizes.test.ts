import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judged, routeSizes } from "./route-sizes";

const folder = mkdtempSync(join(tmpdir(), "waymark-sizes-"));
const [page] = [{ name: "page", modules: ["src/page.tsx"], budget: 20 }];

beforeAll(() => {
  mkdirSync(join(folder, ".vite"));
  for (const [name, bytes] of Object.entries({
    "entry.js": 7000,
    "page.js": 5000,
    "shared.js": 3000,
    "page.css": 2000,
  }))
    writeFileSync(
      join(folder, name),
      Uint8Array.from({ length: bytes }, (_, nth) => (nth * nth * 2654435761) >>> 13),
    );
  const manifest = {
    "index.html": { file: "entry.js", imports: ["_shared.js"] },
    "src/page.tsx": { file: "page.js", imports: ["_shared.js", "index.html"], css: ["page.css"] },
    "_shared.js": { file: "shared.js" },
  };
  writeFileSync(join(folder, ".vite", "manifest.json"), JSON.stringify(manifest));
  mkdirSync(join(folder, "de", ".vite"), { recursive: true });
  const twin = "src/languages/de/app/pages/privacy-screen.tsx";
  const german = { "index.html": { file: "entry.js" }, [twin]: { file: "page.js" } };
  writeFileSync(join(folder, "de", ".vite", "manifest.json"), JSON.stringify(german));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a screen weighs what is loaded before it is there, each file once, and what every page loads", () => {
  const [alone, whole] = routeSizes(folder, [{ ...page, modules: [] }, page]);
  expect(alone?.styles).toBe(0);
  expect(whole?.scripts).toBeGreaterThan((alone?.scripts ?? 0) * 1.2);
  expect(whole?.styles).toBeGreaterThan(0);
  expect(() => routeSizes(folder, [{ ...page, modules: ["src/gone.tsx"] }])).toThrow("src/gone.tsx");
});

test("what a screen needs beyond another one is the scripts that the other has not loaded", () => {
  const [whole, beyond, itself] = routeSizes(folder, [
    page,
    { ...page, beyond: [] },
    { ...page, beyond: page.modules },
  ]);
  expect(beyond?.scripts).toBeGreaterThan((whole?.scripts ?? 0) * 0.2);
  expect(beyond?.scripts).toBeLessThan((whole?.scripts ?? 0) * 0.5);
  expect([beyond?.styles, itself?.scripts]).toEqual([0, 0]);
});

test("scripts keep within the budget", () => {
  const size = { name: "page", scripts: 21, styles: 2 };
  expect(judged(size, page).isWithin).toBe(false);
  expect(judged(size, page).line).toContain("TOO MUCH by 1.0 kB");
  expect(judged({ ...size, scripts: 20 }, page).isWithin).toBe(true);
});

test("a screen in another language weighs its own build, where it may have a twin, and may weigh 3 % more", () => {
  const privacy = { name: "privacy", modules: ["src/app/pages/privacy-screen.tsx"], budget: 20 };
  const [size] = routeSizes(folder, [privacy], "de");
  const [ofEntry] = routeSizes(folder, [{ ...privacy, modules: [] }], "de");
  expect(size?.scripts).toBeGreaterThan((ofEntry?.scripts ?? 0) * 1.2);
  expect(judged({ name: "privacy", scripts: 20.6, styles: 2 }, privacy, "de").isWithin).toBe(true);
  expect(judged({ name: "privacy", scripts: 20.7, styles: 2 }, privacy, "de").line).toMatch(/Deutsch.*TOO MUCH/);
  const held = { ...privacy, budgetIn: { de: 21 } };
  expect(judged({ name: "privacy", scripts: 20.7, styles: 2 }, held, "de").isWithin).toBe(true);
});
