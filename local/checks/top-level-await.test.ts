import { expect, test } from "vitest";
import { awaitsAtTopLevel } from "./top-level-await";

test.each([
  `const config = await fetch("/config");export{config};`,
  `if (key) (await import("./app-check.js")).start();`,
  `export {};for await (const chunk of stream) use(chunk);`,
])("a script that awaits outside functions is found: %s", (script) => {
  expect(awaitsAtTopLevel(script)).toBe(true);
});

test("what a function awaits is its own", () => {
  const script = `let a;export const b=()=>a??=(async()=>{for await(const c of d)await c})();class E{async f(){await a}}`;
  expect(awaitsAtTopLevel(script)).toBe(false);
});
