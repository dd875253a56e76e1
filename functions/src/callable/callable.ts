import {
  onCall,
  HttpsError,
  type CallableRequest as Incoming,
  type CallableOptions,
} from "firebase-functions/v2/https";
import type { z } from "zod";
import { callables, type CallableName, type CallableResponse, type MayCall } from "../../../src/domain/callables";
import { callMessages } from "../../../src/domain/kernel/words";
import { appCheckEnforced } from "../limits/limit-settings";
import { correlated, correlationIdOf } from "./correlation";
import { failure } from "./failure";
import { inWords, refusalInWords } from "./refusal-in-words";
import { instancesOf } from "./instances";
import { log } from "../log";

/** What a handler works with: the parsed request, who calls, and a way to write to whoever listens. */
export interface Call<N extends CallableName> {
  name: N;
  /** Names what this call does in every log, also in the model's. */
  correlationId: string;
  request: z.infer<(typeof callables)[N]["request"]>;
  /** Undefined for somebody who is not signed in. */
  auth: Incoming["auth"];
  /** The caller's address as the platform saw it, for limits; never logged. */
  rawRequest: Incoming["rawRequest"];
  /** Sends a piece to a streaming caller; does nothing for a caller that does not stream. */
  send: (chunk: ChunkOf<N>) => Promise<void>;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
}

type ChunkOf<N extends CallableName> = (typeof callables)[N] extends { chunk: infer C extends z.ZodType }
  ? z.infer<C>
  : never;

export type Handler<N extends CallableName> = (call: Call<N>) => Promise<CallableResponse<N>>;

/** Publishes one row of the contract: refuses strangers, then malformed requests, and only then runs the handler. */
export function callable<N extends CallableName>(name: N, options: CallableOptions, handler: Handler<N>) {
  return onCall({ ...instancesOf(name), ...options }, (incoming: Incoming, response) => {
    const correlationId = correlationIdOf(incoming.data);
    return correlated(correlationId, async () => {
      try {
        admit(callables[name].mayCall, incoming);
        return await handler({
          name,
          correlationId,
          request: parseRequest(name, incoming.data),
          auth: incoming.auth,
          rawRequest: incoming.rawRequest,
          send: async (chunk) => {
            await response?.sendChunk(chunk);
          },
          signal: response?.signal ?? new AbortController().signal,
        });
      } catch (error) {
        throw toHttpsError(name, error);
      }
    });
  });
}

/** The emulators verify no signatures: only a uid says that somebody is signed in. */
function admit(who: MayCall, { auth, app }: Incoming): void {
  if (appCheckEnforced() && !app) throw failure("failed-precondition", callMessages.notFromOurPage);
  if (who === "anyone") return;
  if (!auth?.uid) throw failure("unauthenticated", callMessages.signInFirst);
  if (who === "admin" && auth.token.admin !== true) throw failure("permission-denied", callMessages.administratorsOnly);
}

function parseRequest<N extends CallableName>(name: N, data: unknown): z.infer<(typeof callables)[N]["request"]> {
  const result = callables[name].request.safeParse(data, inWords);
  if (!result.success) throw failure("invalid-argument", refusalInWords(result.error));
  return result.data as z.infer<(typeof callables)[N]["request"]>;
}

function toHttpsError(name: CallableName, error: unknown): HttpsError {
  if (error instanceof HttpsError) {
    log.refused(name, error.code);
    return error;
  }
  log.crashed(name, error);
  return failure("internal", callMessages.crashed);
}
