// A visit against a run-time environment that is not ours, which refuses what SCORM 1.2 does not have.
import { Scorm12API } from "scorm-again";
import { expect, test } from "vitest";
import type { Visit } from "../learning-record";
import type { ScormApi } from "./scorm-api";
import { scormRecord } from "./scorm-record";

interface PlatformState {
  mode?: string;
  status?: string;
  suspendData?: string;
  mastery?: string;
}

/** The platform, what was called of it, and the errors that it reported. */
function aPlatform({ mode = "", status = "", suspendData = "", mastery = "" }: PlatformState = {}) {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 });
  api.loadFromJSON({
    core: { lesson_mode: mode || "normal", lesson_status: status || "not attempted", lesson_location: "2" },
    suspend_data: suspendData,
    student_data: { mastery_score: mastery },
  });
  const calls: string[] = [];
  const errors: string[] = [];
  const named = api as unknown as ScormApi & { LMSGetLastError: () => string };
  const watched = (name: keyof ScormApi) => (one: string, other?: string) => {
    calls.push([name, one, other].filter(Boolean).join(" "));
    const result = (named[name] as (one: string, other?: string) => unknown).call(api, one, other);
    const error = named.LMSGetLastError();
    if (error !== "0") errors.push(`${calls.at(-1) ?? ""}: ${error}`);
    return mode === "" && one === "cmi.core.lesson_mode" ? "" : result;
  };
  const names = ["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit"] as const;
  const platform = Object.fromEntries(names.map((name) => [name, watched(name)])) as unknown as ScormApi;
  const value = (element: string) => api.cmi.core[element as "exit"];
  return {
    platform,
    calls,
    errors,
    api,
    value,
    count: (name: string) => calls.filter((call) => call.startsWith(name)).length,
  };
}

const visit: Visit = { kept: "1.edition.B.-", location: "1", outcome: "incomplete", percent: undefined };
const passed: Visit = { ...visit, outcome: "passed", percent: 83.33 };

function clock(): { now: () => number; pass: (ms: number) => void } {
  let ms = 1000;
  return { now: () => ms, pass: (more) => (ms += more) };
}

test("a visit is recorded in the elements of SCORM 1.2, without an error of the platform", () => {
  const { platform, errors, api, calls, value } = aPlatform();
  const { now, pass } = clock();
  const record = scormRecord(platform, now);
  expect(record.save(visit)).toBe(true);
  expect(value("lesson_status")).toBe("incomplete");
  expect(api.cmi.core.score.raw).toBe("");
  pass(3_661_000);
  record.finish(passed);
  expect(value("lesson_status")).toBe("passed");
  expect([api.cmi.core.score.raw, api.cmi.core.score.min, api.cmi.core.score.max]).toEqual(["83.33", "0", "100"]);
  expect(api.cmi.suspend_data).toBe(visit.kept);
  expect(calls).toContain("LMSSetValue cmi.core.session_time 0001:01:01.00");
  expect(calls).toContain("LMSSetValue cmi.core.exit suspend");
  expect(calls.join(" ")).not.toMatch(
    /completion_status|success_status|progress_measure|cmi\.(location|session_time|exit|mode)/,
  );
  expect(errors).toEqual([]);
});

test("each answer is an interaction, behind those that the platform has, and no error of the platform", () => {
  const { platform, errors, api, calls } = aPlatform();
  const { now, pass } = clock();
  const record = scormRecord(platform, now, () => new Date(2026, 0, 1, 9, 5, 7));
  pass(2_500);
  record.answered({ kind: "decision", nth: 0, chosen: 0, right: 1 });
  record.answered({ kind: "question", nth: 2, chosen: 3, right: 3 });
  record.save(visit);
  const set = (nth: number) => calls.filter((call) => call.startsWith(`LMSSetValue cmi.interactions.${nth}.`));
  expect(set(0)).toEqual(
    ["id decision-1", "type choice", "time 09:05:07", "correct_responses.0.pattern b", "weighting 0"]
      .concat("student_response a", "result wrong", "latency 0000:00:02.50")
      .map((words) => `LMSSetValue cmi.interactions.0.${words}`),
  );
  expect(set(1)).toContain("LMSSetValue cmi.interactions.1.id question-3");
  expect(set(1)).toContain("LMSSetValue cmi.interactions.1.result correct");
  expect(api.cmi.interactions.childArray).toHaveLength(2);
  expect(errors).toEqual([]);
});

test("a platform without interactions, or one that asks for nothing to be recorded, is told no answer", () => {
  const { platform, calls } = aPlatform({ mode: "review" });
  scormRecord(platform, clock().now).answered({ kind: "question", nth: 0, chosen: 0, right: 0 });
  const plain = aPlatform();
  const without: ScormApi = {
    ...plain.platform,
    LMSGetValue: (element) => (element.startsWith("cmi.interactions") ? "" : plain.platform.LMSGetValue(element)),
  };
  scormRecord(without, clock().now).answered({ kind: "question", nth: 0, chosen: 0, right: 0 });
  expect([...calls, ...plain.calls].filter((call) => call.startsWith("LMSSetValue"))).toEqual([]);
});

test("a visit is finished once, however often the window says that it goes, and nothing is written behind that", () => {
  const { platform, count, errors, calls } = aPlatform();
  const record = scormRecord(platform, clock().now);
  record.finish(visit);
  record.finish(passed);
  record.save(passed);
  expect(count("LMSFinish")).toBe(1);
  expect(calls.at(-1)).toMatch(/^LMSFinish/);
  expect(errors).toEqual([]);
});

test("only what has changed is written, and one save is one commit", () => {
  const { platform, count } = aPlatform();
  const record = scormRecord(platform, clock().now);
  record.save(visit);
  const first = count("LMSSetValue");
  record.save(visit);
  expect(count("LMSSetValue") - first).toBe(0);
  expect(count("LMSCommit")).toBe(2);
});

test.each(["review", "browse"])("in the mode %s nothing is written, and the visit is finished", (mode) => {
  const { platform, count } = aPlatform({ mode, suspendData: "kept" });
  const record = scormRecord(platform, clock().now);
  expect(record).toMatchObject({ state: "untracked", kept: "kept", location: "2" });
  expect(record.save(passed)).toBe(true);
  record.finish(passed);
  expect([count("LMSSetValue"), count("LMSCommit"), count("LMSFinish")]).toEqual([0, 0, 1]);
});

test("a mode that the platform does not set is the normal one", () => {
  const { platform, value } = aPlatform({ mode: "" });
  expect(scormRecord(platform, clock().now).state).toBe("recording");
  expect(value("lesson_mode")).toBe("normal");
});

test.each([
  { earlier: "passed", outcome: "incomplete", then: "passed" },
  { earlier: "passed", outcome: "failed", then: "passed" },
  { earlier: "completed", outcome: "incomplete", then: "completed" },
  { earlier: "completed", outcome: "passed", then: "passed" },
  { earlier: "failed", outcome: "incomplete", then: "failed" },
  { earlier: "failed", outcome: "passed", then: "passed" },
  { earlier: "browsed", outcome: "incomplete", then: "incomplete" },
] as const)("$earlier and then $outcome is $then", ({ earlier, outcome, then }) => {
  const { platform, value } = aPlatform({ status: earlier });
  scormRecord(platform, clock().now).save({ ...visit, outcome });
  expect(value("lesson_status")).toBe(then);
});

test("the platform's own mastery score is asked for before the package's", () => {
  expect(scormRecord(aPlatform({ mastery: "60" }).platform, clock().now).mastery).toBe(60);
  expect(scormRecord(aPlatform().platform, clock().now).mastery).toBeUndefined();
});

test("no platform, and one that refuses or breaks down at once, is said to be missing", () => {
  const refusing = { ...aPlatform().platform, LMSInitialize: () => "false" };
  const broken = {
    ...aPlatform().platform,
    LMSInitialize: () => {
      throw new Error("gone");
    },
  };
  for (const platform of [undefined, refusing, broken])
    expect(scormRecord(platform, clock().now).state).toBe("missing");
});

test("what a platform could not save is told, and tried again at the next save", () => {
  const { platform, count } = aPlatform();
  let isDown = true;
  const flaky: ScormApi = {
    ...platform,
    LMSSetValue: (element, value) => (isDown ? "false" : platform.LMSSetValue(element, value)),
    LMSCommit: () => (isDown ? "false" : platform.LMSCommit("")),
  };
  const record = scormRecord(flaky, clock().now);
  expect(record.save(visit)).toBe(false);
  isDown = false;
  expect(record.save(visit)).toBe(true);
  expect(count("LMSSetValue cmi.suspend_data")).toBe(1);
});
