import { expect, test, vi } from "vitest";
import { freePorts } from "../../emulators/ports";
import { smokeLocal } from "./smoke";

test("where nobody answers only the first question is asked", async () => {
  const said: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((text: string) => void said.push(text));
  expect(await smokeLocal({ projectId: "demo-nobody", ports: await freePorts() })).toBe(1);
  spy.mockRestore();
  expect(said.filter((text) => /^[✓✗]/.test(text))).toEqual([
    "✗ Is the site there, with our headers?\n  There is no answer.",
  ]);
});
