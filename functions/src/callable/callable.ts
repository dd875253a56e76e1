import type { ServerResponse, IncomingMessage } from "node:http";
import {
  onCall,
  HttpsError,
  type CallableRequest as Incoming,
  type CallableOptions,
  type Request,
} from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import {
  callables,
  type CallableName,
  type CallableContract,
  type CallableResponse,
  type MayCall,
} from "../../../src/domain/callables";
import { version } from "../../../src/domain/kernel/project/version";
import { mapTexts } from "../../../src/domain/kernel/map-texts";
import { wellFormed, withPlainLineBreaks } from "../../../src/domain/kernel/texts";
import { callMessages } from "../../../src/domain/kernel/words";
import { requireFreshLogin, requireStaff } from "./administrator";
import { appCheckEnforced } from "../config";
import { correlated, correlationIdOf } from "../correlation";
import { asDeed, type NameObject } from "../deeds/deed-of-call";
import { emptyUndecodable } from "./decodable";
import { failure } from "./failure";
import { halfCharacterInWords, inWords, refusalInWords } from "./refusal-in-words";
import { instancesOf } from "./instances";
import { inLanguage, pageLanguageOf } from "../language";
import { log } from "../log";

/**
 * The time in seconds for which a browser remembers that a page may call; otherwise it asks before each text. Browsers
 * take two hours at most.
 */
const rememberedFor = 2 * 60 * 60;

/** The input of a handler: the parsed request, the caller, and a way to write to a listening page. */
export interface Call<N extends CallableName> {
  name: N;
  /** Names what this call does in every log, also in the model's. */
  correlationId: string;
  request: z.infer<(typeof callables)[N]["request"]>;
  /** Undefined without a sign-in. */
  auth: Incoming["auth"];
  /** The caller's address as the platform saw it, for limits; never logged. */
  rawRequest: Incoming["rawRequest"];
  /** Sends a piece to a streaming caller; does nothing for a caller that does not stream. */
  send: (chunk: ChunkOf<N>) => Promise<void>;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
  /** Names the object of an administrator's deed whose id stands in neither request nor answer. */
  nameObject: NameObject;
}

type ChunkOf<N extends CallableName> = (typeof callables)[N] extends { chunk: infer C extends z.ZodMiniType }
  ? z.infer<C>
  : never;

export type Handler<N extends CallableName> = (call: Call<N>) => Promise<CallableResponse<N>>;

/** Publishes one row of the contract: refuses strangers, then malformed requests, and only then runs the handler. */
export function callable<N extends CallableName>(name: N, options: CallableOptions, handler: Handler<N>) {
  const published = onCall(
    { cors: siteOrigins(), ...instancesOf(name), ...options },
    (incoming: Incoming, response) => {
      const correlationId = correlationIdOf(incoming.data);
      const run = async () => {
        try {
          await admit(callables[name], incoming);
          const request = parseRequest(name, incoming.data);
          const answer = await asDeed(name, incoming.auth, request, (nameObject) =>
            handler({
              name,
              correlationId,
              request,
              auth: incoming.auth,
              rawRequest: incoming.rawRequest,
              send: async (chunk) => {
                await response?.sendChunk(mapTexts(chunk, withPlainLineBreaks));
              },
              signal: response?.signal ?? new AbortController().signal,
              nameObject,
            }),
          );
          return mapTexts(answer, withPlainLineBreaks);
        } catch (error) {
          throw toHttpsError(name, error);
        }
      };
      return correlated(correlationId, () => inLanguage(pageLanguageOf(incoming.data), run));
    },
  );
  return beforeRequest(published, (request, response) => {
    response.setHeader("X-Site-Version", version);
    rememberPreflight(request, response);
    emptyUndecodable(request);
  });
}

/** The emulators verify no signatures: only a uid proves a sign-in. */
async function admit({ mayCall: who, needsFreshLogin }: CallableContract, { auth, app }: Incoming): Promise<void> {
  if (appCheckEnforced() && !app) throw failure("failed-precondition", callMessages.notFromOurPage);
  if (who === "anyone") return;
  if (!auth?.uid) throw failure("unauthenticated", callMessages.signInFirst);
  if (who !== "client") await requireStaff(auth, who);
  if (needsFreshLogin) await requireFreshLogin(auth);
}

function isForStaff(who: MayCall): boolean {
  return who !== "anyone" && who !== "client";
}

function parseRequest<N extends CallableName>(name: N, data: unknown): z.infer<(typeof callables)[N]["request"]> {
  // A visitor's text is taken with a mark for the half; what the staff writes stays, and is read by others.
  const half = isForStaff(callables[name].mayCall) ? halfCharacterInWords(data) : undefined;
  if (half !== undefined) throw failure("invalid-argument", half);
  const result = callables[name].request.safeParse(mapTexts(data, wellFormed), inWords);
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

/** A published function of which each request is looked at before firebase-functions sees it. */
function beforeRequest<Published extends (...given: never[]) => unknown>(
  published: Published,
  look: (request: Request, response: ServerResponse) => void,
): Published {
  return new Proxy(published, {
    apply(target, self, given: [Request, ServerResponse]) {
      look(...given);
      return Reflect.apply(target, self, given) as unknown;
    },
  });
}

function rememberPreflight({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === "OPTIONS") response.setHeader("Access-Control-Max-Age", rememberedFor);
}

/**
 * The origins whose pages may read an answer: the site's address, and the two that Hosting gives to every project.
 * Functions get them while they load, before parameters may be read.
 */
function siteOrigins(): string[] {
  const { APP_URL: address = "", GCLOUD_PROJECT: project } = process.env;
  const own = URL.canParse(address) ? [new URL(address).origin] : [];
  const given = project ? [`https://${project}.web.app`, `https://${project}.firebaseapp.com`] : [];
  return [...own, ...given];
}
