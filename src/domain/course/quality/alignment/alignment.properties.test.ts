// The matrix stays right through all edits of a course by hand: the expected one comes from the meaning, not from text.
import fc from "fast-check";
import { expect, test } from "vitest";
import { alignedTools, alignmentOf, type AlignedTool } from "./alignment";
import { courseOf, type MeantModule, type MeantStyle } from "./alignment.fixture";

const word = fc.constantFrom("Brakes", "Loads", "Ramps", "Charging", "Signals", "Parking", "Routes", "Checks");
const id = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 })).map((pair) => `O${pair.join(".")}`);
const place = fc.record({ title: word, serves: fc.uniqueArray(id, { maxLength: 3 }) });
const places = fc.option(fc.array(place, { minLength: 1, maxLength: 4 }), { nil: undefined });
const module = fc.record({
  title: word,
  objectives: fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((all) => all.map((words, nth) => ({ number: nth + 1, words: `Explain ${words}` }))),
  parts: fc.record({ "lesson-content": places, storyboard: places, assessment: places }),
});
const style: fc.Arbitrary<MeantStyle> = fc.record({
  bullet: fc.constantFrom("-", "*", "1."),
  bold: fc.boolean(),
  grouped: fc.boolean(),
});

/** The edits of people to one module, each with a number for its place. */
const edits: Record<string, (module: MeantModule, tool: AlignedTool, nth: number) => void> = {
  "renames a place": ({ parts }, tool, nth) => at(parts[tool], nth, (one) => (one.title = `${one.title} at work`)),
  "takes a place out": ({ parts }, tool, nth) => {
    const all = parts[tool];
    if (all && all.length > 1) all.splice(nth % all.length, 1);
  },
  "moves the last place to the front": ({ parts }, tool) => {
    const last = parts[tool]?.pop();
    if (last) parts[tool]?.unshift(last);
  },
  "doubles a place": ({ parts }, tool, nth) => at(parts[tool], nth, (one) => parts[tool]?.push({ ...one })),
  "takes the marks away": ({ parts }, tool, nth) => at(parts[tool], nth, (one) => (one.serves = [])),
  "writes something with brackets": ({ parts }, tool, nth) =>
    at(parts[tool], nth, (one) => (one.note = "See [the rules] and [O for now].")),
  "throws a text away": ({ parts }, tool) => (parts[tool] = undefined),
  "takes an objective out": ({ objectives }, _, nth) => {
    if (objectives.length > 1) objectives.splice(nth % objectives.length, 1);
  },
  "says an objective in other words": ({ objectives }, _, nth) =>
    at(objectives, nth, (one) => (one.words = `Show ${one.words.toLowerCase()}`)),
};

function at<T>(all: T[] | undefined, nth: number, change: (one: T) => unknown): void {
  const one = all?.[nth % all.length];
  if (one) change(one);
}

const edit = fc.record({
  name: fc.constantFrom(...Object.keys(edits)),
  module: fc.nat(3),
  tool: fc.constantFrom(...alignedTools),
  nth: fc.nat(9),
});

/** The matrix as it is meant: for each objective the titles of sections and screens, and the numbers of questions. */
function meantMatrix(modules: readonly MeantModule[]) {
  return modules.flatMap(({ objectives }, m) =>
    objectives.map(({ number, words }) => {
      const objective = `O${m + 1}.${number}`;
      const cells = alignedTools.map((tool) => {
        const all = modules.flatMap(({ parts }) =>
          (parts[tool] ?? []).flatMap(({ title, serves }, nth) =>
            serves.includes(objective) ? [tool === "assessment" ? String(nth + 1) : title] : [],
          ),
        );
        const own = modules[m]?.parts[tool];
        const isMarked = own?.some(({ serves }) => serves.length > 0);
        const state = all.length > 0 || isMarked ? "read" : own ? "unmarked" : "unwritten";
        return { state, places: all };
      });
      return { id: objective, words, cells };
    }),
  );
}

test("the matrix of 500 courses is right after any edits by hand", { tags: ["heavy"], timeout: 30_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(module, { minLength: 1, maxLength: 3 }),
      style,
      fc.array(edit, { maxLength: 12 }),
      (course, how, done) => {
        const modules: MeantModule[] = structuredClone(course);
        for (const { name, module: nth, tool, nth: where } of done) {
          const changed = modules[nth % modules.length];
          if (changed) edits[name]?.(changed, tool, where);
        }
        const { rows } = alignmentOf(courseOf(modules, how));
        const matrix = rows.map((row) => ({
          id: row.id,
          words: row.words,
          cells: alignedTools.map((tool) => row[tool]),
        }));
        expect(matrix).toEqual(meantMatrix(modules));
      },
    ),
    { numRuns: 500 },
  );
});
