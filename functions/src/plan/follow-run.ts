// Follows the writing of a plan for a waiting caller. A caller who is slow or has left holds up no other, because
// another process writes.
import { AsyncResource } from "node:async_hooks";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { FunctionsErrorCode } from "firebase-functions/v2/https";
import type { TextChunk } from "../../../src/domain/callables";
import type { PlanRunDocument } from "../../../src/domain/assessment/plan/plan-run";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { callMessages } from "../../../src/domain/kernel/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { alreadyRunning } from "./open-run";

interface Follower {
  send: (chunk: TextChunk) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Sends a run's text as it grows, and answers the plan; throws what the run ends with, or when it is replaced. Of a
 * plan that is held nothing is sent and nothing answered.
 */
export async function followRun(invitationId: string, runId: string, follower: Follower): Promise<string> {
  const send = chunkSender(follower);
  const { held } = await runEnd(invitationId, runId, follower.signal, (run) => send(run.text, run.model));
  if (held === true) return "";
  const answers = await database.doc(paths.answersOf(invitationId)).get();
  const plan = String(answers.get("trainingPlan"));
  send(plan, answers.get("planModel") as string | undefined);
  return plan;
}

function runEnd(
  invitationId: string,
  runId: string,
  signal: AbortSignal,
  onText: (run: PlanRunDocument) => void,
): Promise<PlanRunDocument> {
  // The callbacks of the database and of the signal know no request: they are bound to this one, and its language.
  return new Promise((resolve, reject) => {
    const document = database.doc(paths.planRunOf(invitationId));
    const leave = AsyncResource.bind(() => end(() => reject(failure("cancelled", callMessages.givenUp))));
    const unfollow = document.onSnapshot(
      AsyncResource.bind((snapshot: DocumentSnapshot) => {
        const run = snapshot.data() as PlanRunDocument | undefined;
        if (run?.runId !== runId) end(() => reject(alreadyRunning()));
        else if (run.status === "done") end(() => resolve(run));
        else if (run.status === "failed") end(() => reject(runFailure(run)));
        else onText(run);
      }),
      (error) => end(() => reject(error)),
    );
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();

    function end(settle: () => void): void {
      unfollow();
      signal.removeEventListener("abort", leave);
      settle();
    }
  });
}

function runFailure({ code, sentence, text }: PlanRunDocument) {
  const details = text === "" ? {} : { incomplete: true };
  return failure((code ?? "internal") as FunctionsErrorCode, sentence ?? assessmentMessages.planFailed, details);
}

/** Sends what is new of a text, or all of it where a part was written again. */
function chunkSender({ send }: Follower): (text: string, model: string | undefined) => void {
  let sent = "";
  return (text, model) => {
    if (text === sent) return;
    const isMore = text.startsWith(sent);
    const isFirst = sent === "" && text !== "";
    send({
      text: isMore ? text.slice(sent.length) : text,
      ...(!isMore && { restart: true }),
      ...(isFirst && model !== undefined && { model }),
    }).catch(() => undefined);
    sent = text;
  };
}
