// A visit as SCORM 1.2 records it: only elements of that version, each written when it has changed, committed together,
// and finished once. What was passed or completed stays so, however the course is used afterwards.
import type { LearningRecord, Visit } from "../learning-record";
import type { CourseOutcome } from "../progress";
import { interactionElements } from "./interactions";
import type { ScormApi } from "./scorm-api";
import { sessionTime } from "./session-time";

const noPlatform: LearningRecord = {
  state: "missing",
  kept: "",
  location: "",
  mastery: undefined,
  answered: () => undefined,
  save: () => true,
  finish: () => undefined,
};

/** `now` in milliseconds, from any beginning; `clock` is the time of day. */
export function scormRecord(api: ScormApi | undefined, now: () => number, clock = () => new Date()): LearningRecord {
  return api ? platformRecord(api, now, clock) : noPlatform;
}

function platformRecord(api: ScormApi, now: () => number, clock: () => Date): LearningRecord {
  const call = (action: () => unknown): string => {
    try {
      const result = action();
      return typeof result === "string" || typeof result === "boolean" ? String(result) : "";
    } catch {
      return "";
    }
  };
  const get = (element: string) => call(() => api.LMSGetValue(element));
  if (call(() => api.LMSInitialize("")) !== "true") return noPlatform;

  const began = now();
  const mode = get("cmi.core.lesson_mode");
  const isRecording = mode !== "review" && mode !== "browse";
  const hasRange = /\bmin\b/.test(get("cmi.core.score._children"));
  const written = new Map([["cmi.core.lesson_status", get("cmi.core.lesson_status")]]);
  // Interactions are optional, and go on behind those of earlier visits.
  const takesInteractions = get("cmi.interactions._children") !== "";
  let interaction = Number(get("cmi.interactions._count")) || 0;
  let answeredAt = began;
  let isFinished = false;

  const set = (element: string, value: string): boolean => {
    if (written.get(element) === value) return true;
    const isSet = call(() => api.LMSSetValue(element, value)) === "true";
    if (isSet) written.set(element, value);
    return isSet;
  };

  function save({ kept, location, outcome, percent }: Visit): boolean {
    if (!isRecording || isFinished) return true;
    const earlier = written.get("cmi.core.lesson_status") ?? "";
    const values: [element: string, value: string][] = [
      ["cmi.suspend_data", kept],
      ["cmi.core.lesson_location", location],
      ["cmi.core.lesson_status", nextStatus(earlier, outcome)],
      ...(percent === undefined ? [] : scoreElements(percent, hasRange)),
      ["cmi.core.session_time", sessionTime(now() - began)],
      ["cmi.core.exit", "suspend"],
    ];
    const all = values.map(([element, value]) => set(element, value));
    return call(() => api.LMSCommit("")) === "true" && all.every(Boolean);
  }

  return {
    state: isRecording ? "recording" : "untracked",
    kept: get("cmi.suspend_data"),
    location: get("cmi.core.lesson_location"),
    mastery: masteryOf(get),
    answered: (answer) => {
      if (!isRecording || isFinished || !takesInteractions) return;
      const [elapsed, at] = [now() - answeredAt, interaction++];
      answeredAt = now();
      for (const [element, value] of interactionElements(answer, elapsed, clock()))
        call(() => api.LMSSetValue(`cmi.interactions.${at}.${element}`, value));
    },
    save,
    finish: (visit) => {
      if (isFinished) return;
      save(visit);
      isFinished = true;
      call(() => api.LMSFinish(""));
    },
  };
}

/** The least and the greatest score may be unknown to a platform. */
function scoreElements(percent: number, hasRange: boolean): [string, string][] {
  return [
    ["cmi.core.score.raw", String(percent)],
    ...(hasRange
      ? ([
          ["cmi.core.score.min", "0"],
          ["cmi.core.score.max", "100"],
        ] as [string, string][])
      : []),
  ];
}

/** One that was reached stays until another one is. */
function nextStatus(earlier: string, outcome: CourseOutcome): string {
  if (earlier === "passed" || (earlier === "completed" && outcome !== "passed")) return earlier;
  return outcome === "incomplete" && earlier === "failed" ? earlier : outcome;
}

function masteryOf(get: (element: string) => string): number | undefined {
  const score = get("cmi.student_data.mastery_score");
  const percent = Number(score);
  return score.trim() !== "" && percent > 0 && percent <= 100 ? percent : undefined;
}
