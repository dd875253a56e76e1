import { expect, test } from "vitest";
import { cutModule } from "./cut-module";

const sdk = `
import { log } from "./log";
class Store { keep(value) { return codec(value); } }
function codec(value) { return shared(value); }
function shared(value) { log(value); return value; }
const persistentCache = () => new Store();
const memoryCache = (given) => shared(given.Store);
export { persistentCache as p, memoryCache as m, shared as s };
`;

const cut = cutModule(sdk, { name: "./sdk", isMoved: (name) => name === "Store" });

test("what depends on a name is moved, with what only that needs", () => {
  expect(cut.moved).toContain("class Store");
  expect(cut.moved).toContain("function codec");
  expect(cut.moved).toContain("const persistentCache");
  expect(cut.moved).toContain("export { persistentCache as p };");
  expect([...cut.exports]).toContain("p");
});

test("what others need stays, and the moved part imports it", () => {
  expect(cut.rest).toContain("function shared");
  expect(cut.rest).toContain("export { shared as shared_shared };");
  expect(cut.moved).toContain('import { shared_shared as shared } from "./sdk";');
  expect(cut.rest).not.toMatch(/class Store|codec|persistentCache/);
});

test("a module that imports or exports what was moved is cut after it", () => {
  const index = `
    import { p as make, s } from "./sdk";
    export { p as enable, m } from "./sdk";
    const keep = () => make();
    const read = () => s;
    export { keep, read };
  `;
  const other = { name: "./sdk", moved: "./sdk?kept", exports: new Set(["p"]) };
  const { rest, moved, exports } = cutModule(index, { name: "./index", isMoved: () => false, other });
  expect(rest).toContain('import { s as s } from "./sdk";');
  expect(rest).toContain('export { m as m } from "./sdk";');
  expect(rest).not.toMatch(/make|enable|keep/);
  expect(moved).toContain('import { p as make } from "./sdk?kept";');
  expect(moved).toContain('export { p as enable } from "./sdk?kept";');
  expect([...exports]).toEqual(["enable", "keep"]);
});
