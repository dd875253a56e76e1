// Two windows answer while the ratings of the needs check are taken over. Each hears of the other late, and may be
// closed and opened again at any moment.
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardedStore } from "../../../../browser/storage";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { valueAt, withChanges, type FieldChange } from "../../../../domain/assessment/answers/field-changes";
import { firstAnswers } from "../../../../domain/assessment/needs-check/taken-ratings";
import { needsCheckQuestions } from "../../../../domain/assessment/needs-check/needs-check";
import { ratings } from "../../../../domain/assessment/questionnaire/question";
import type { StoredAnswers } from "../../../../firebase/assessment/document-store";
import { AnswersAutosave } from "./answers-autosave";
import { pendingEdits } from "./pending-edits";

type Offer = Readonly<Record<string, string>>;

interface Server {
  answers: ProgressData;
  offer: Offer | undefined;
}

/** Works on the present answers of the server, like the transaction. */
function takeOver(server: Server): void {
  if (!server.offer) return;
  server.answers = withChanges(server.answers, firstAnswers(server.offer, server.answers));
  server.offer = undefined;
}

function aWindow(server: Server) {
  const browser = guardedStore(() => {
    throw new Error("Kept for as long as the page is open.");
  });
  let sent: { changes: readonly FieldChange[]; arrive: () => void }[] = [];
  let heard = server.answers;
  let notify: (stored: StoredAnswers) => void = () => undefined;
  const show = () => {
    const answers = sent.reduce((all, { changes }) => withChanges(all, changes), heard);
    notify({ answers, pending: sent.length > 0, fromCache: false });
  };

  function open(): AnswersAutosave {
    sent = [];
    heard = server.answers;
    const autosave = new AnswersAutosave({
      pendingEdits: pendingEdits(browser, "me", "code"),
      store: {
        follow: (onAnswers) => {
          notify = onAnswers;
          show();
          return () => undefined;
        },
        save: (changes) => {
          const done = new Promise<void>((resolve) => sent.push({ changes, arrive: resolve }));
          show();
          return [{ changes, done }];
        },
      },
    });
    autosave.start();
    return autosave;
  }

  let autosave = open();
  return {
    type: (path: readonly string[], value: string) => autosave.change(path, value),
    save: () => void autosave.flush(),
    arrive: async () => {
      const arriving = sent;
      sent = [];
      for (const { changes, arrive } of arriving) {
        server.answers = withChanges(server.answers, changes);
        arrive();
      }
      heard = server.answers;
      await vi.advanceTimersByTimeAsync(0);
      show();
    },
    /** Loses with the page the sent changes that have not arrived. */
    reopen: () => (autosave = open()),
    sees: (path: readonly string[]) => path.length < 3 || valueAt(heard, path.slice(0, 3)) !== undefined,
    isSaved: () => autosave.current().save === "saved" && browser.length === 0,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const all: Offer = Object.fromEntries(needsCheckQuestions.map(({ key }) => [key, "3"]));
/** The places of the answers, by the names of their ratings. */
const pathOf = new Map(
  needsCheckQuestions.map(({ key }) => [key, firstAnswers({ [key]: "3" }, {}).at(-1)?.path ?? []] as const),
);
const keys = [...pathOf.keys()];

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("type" as const),
      nth: fc.nat(keys.length - 1),
      rating: fc.constantFrom(...ratings),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom("save", "arrive"), window: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("take over", "reopen"), window: fc.nat(1) }) },
);

test("taking over loses no rating and no answer, with two windows that are closed and opened again", async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(keys), fc.array(action, { maxLength: 40 }), async (offered, actions) => {
      const offer: Offer = Object.fromEntries(Object.entries(all).filter(([key]) => offered.includes(key)));
      const server: Server = { answers: {}, offer };
      const windows = [aWindow(server), aWindow(server)] as const;
      const typed = new Map<string, string>();
      for (const one of actions) {
        if ("nth" in one) {
          // Each field belongs to one window, so that it is plain what must be there in the end.
          const [key = "", window] = [keys[one.nth], windows[one.nth % 2]];
          const path = pathOf.get(key) ?? [];
          if (!window?.sees(path)) continue;
          window.type(path, one.rating);
          typed.set(key, one.rating);
          continue;
        }
        const window = windows[one.window] ?? windows[0];
        if (one.does === "take over") takeOver(server);
        else if (one.does === "reopen") window.reopen();
        else if (one.does === "save") window.save();
        else await window.arrive();
      }
      const isTaken = server.offer === undefined;
      for (let turn = 0; turn < 4; turn++)
        for (const window of windows) {
          window.save();
          await window.arrive();
        }
      expect(windows.map((window) => window.isSaved())).toEqual([true, true]);
      for (const [key, path] of pathOf)
        expect(valueAt(server.answers, path), key).toBe(typed.get(key) ?? (isTaken ? offer[key] : undefined));
      if (!isTaken) expect(server.offer).toBe(offer);
    }),
    { numRuns: 1000 },
  );
}, 120_000);
