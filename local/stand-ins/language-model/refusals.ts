import type { ServerResponse } from "node:http";
import { sendJson, type Exchange } from "../shared/stand-in";

/** Any key will do, but there has to be one; answers 401 where there is none. */
export function isAuthorized({ request, response }: Pick<Exchange, "request" | "response">): boolean {
  if (/^Bearer \S+/.test(request.headers.authorization ?? "")) return true;
  const message = "You didn't provide an API key: send any key as Authorization: Bearer KEY.";
  sendError(response, 401, { message, type: "invalid_request_error", code: "invalid_api_key" });
  return false;
}

export function refuseInvalid(response: ServerResponse, message: string) {
  sendError(response, 400, { message, type: "invalid_request_error", code: null });
}

interface RefusedRequest {
  model: string;
  /** After how long to come again. */
  seconds?: number | undefined;
}

interface Refusal {
  status: number;
  message: (request: RefusedRequest) => string;
  type: string;
  code: string | null;
  headers?: (request: RefusedRequest) => Record<string, string>;
}

/** OpenAI's own words: a model that was retired is not found, and only the message says more. */
const refusals = {
  "status-500": {
    status: 500,
    message: () => "The server had an error while processing your request.",
    type: "server_error",
    code: null,
  },
  "status-429": {
    status: 429,
    message: ({ seconds = 1 }) => `Rate limit reached. Please try again in ${seconds}s.`,
    type: "requests",
    code: "rate_limit_exceeded",
    headers: ({ seconds = 1 }) => ({ "Retry-After": String(seconds) }),
  },
  "no-credit": {
    status: 429,
    message: () => "You exceeded your current quota, please check your plan and billing details.",
    type: "insufficient_quota",
    code: "insufficient_quota",
    headers: ({ seconds = 1 }) => ({ "Retry-After": String(seconds) }),
  },
  retired: {
    status: 404,
    message: ({ model }) =>
      `The model \`${model}\` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations`,
    type: "invalid_request_error",
    code: "model_not_found",
  },
  "unknown-model": {
    status: 404,
    message: ({ model }) => `The model \`${model}\` does not exist or you do not have access to it.`,
    type: "invalid_request_error",
    code: "model_not_found",
  },
  "key-refused": {
    status: 401,
    message: () => "Incorrect API key provided. You can find your API key in your account.",
    type: "invalid_request_error",
    code: "invalid_api_key",
  },
} as const satisfies Record<string, Refusal>;

export function isRefusal(kind: string): kind is keyof typeof refusals {
  return kind in refusals;
}

export function refuse(response: ServerResponse, kind: keyof typeof refusals, request: RefusedRequest) {
  const { status, message, type, code, headers }: Refusal = refusals[kind];
  sendError(response, status, { message: message(request), type, code }, headers?.(request));
}

/** An error in OpenAI's shape. */
function sendError(
  response: ServerResponse,
  status: number,
  error: { message: string; type: string; code: string | null },
  headers: Record<string, string> = {},
) {
  sendJson(response, status, { error: { ...error, param: null } }, headers);
}
