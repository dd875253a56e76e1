import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextStream } from "./text-stream";

const page = { hidden: false };
let frames: Map<number, () => void>;
let asked = 0;

function nextFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const show of due) show();
}

function aStream() {
  const shown: [text: string, model: string][] = [];
  return { shown, stream: new TextStream(({ text, model }) => shown.push([text, model])) };
}

beforeEach(() => {
  frames = new Map();
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (show: () => void) => {
    asked += 1;
    frames.set(asked, show);
    return asked;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});

afterEach(() => vi.unstubAllGlobals());

test("the first chunk is shown at once, and what follows is shown whole, once a frame", () => {
  const { shown, stream } = aStream();
  stream.append({ text: "# Fo", model: "small" });
  expect(shown).toEqual([["# Fo", "small"]]);
  for (const text of ["rk", "lift", "s"]) stream.append({ text });
  expect([shown.length, frames.size]).toEqual([1, 1]);
  nextFrame();
  stream.append({ text: "\n", model: "large" });
  nextFrame();
  nextFrame();
  expect(shown.slice(1)).toEqual([
    ["# Forklifts", "small"],
    ["# Forklifts\n", "large"],
  ]);
});

test("a text that begins again replaces what was there, within the frame", () => {
  const { shown, stream } = aStream();
  stream.append({ text: "Module one" });
  stream.append({ text: " and" });
  stream.append({ text: "# Outline", restart: true });
  stream.append({ text: ", whole" });
  nextFrame();
  expect(shown.map(([text]) => text)).toEqual(["Module one", "# Outline, whole"]);
});

test("that it begins is shown with the next frame, unless it is over by then", () => {
  const { shown, stream } = aStream();
  stream.begin();
  expect(shown).toEqual([]);
  nextFrame();
  expect(shown).toEqual([["", ""]]);

  const refused = aStream();
  refused.stream.begin();
  refused.stream.close();
  nextFrame();
  expect(refused.shown).toEqual([]);
});

test("a page that nobody sees has no frames: everything is shown as it comes", () => {
  page.hidden = true;
  const { shown, stream } = aStream();
  stream.begin();
  for (const text of ["# Fo", "rk"]) stream.append({ text });
  expect(shown.map(([text]) => text)).toEqual(["", "# Fo", "# Fork"]);
  expect(frames.size).toBe(0);
});

test("a closed stream shows nothing more, and still has what arrived", () => {
  const { shown, stream } = aStream();
  stream.append({ text: "Half of", model: "small" });
  stream.append({ text: " it" });
  stream.close();
  nextFrame();
  expect(shown).toEqual([["Half of", "small"]]);
  expect([stream.text, stream.model]).toEqual(["Half of it", "small"]);
});
