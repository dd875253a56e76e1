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

export function refuseWithStatus(response: ServerResponse, kind: "status-429" | "status-500") {
  if (kind === "status-500") {
    const message = "The server had an error while processing your request.";
    sendError(response, 500, { message, type: "server_error", code: null });
  } else {
    const message = "Rate limit reached. Please try again in 1s.";
    sendError(response, 429, { message, type: "requests", code: "rate_limit_exceeded" }, { "Retry-After": "1" });
  }
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
