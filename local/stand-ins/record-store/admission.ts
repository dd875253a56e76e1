import type { ServerResponse } from "node:http";
import { sendJson, type Exchange } from "../shared/stand-in";

const basicCredentials = `Basic ${Buffer.from("waymark:waymark").toString("base64")}`;

/** Sets the headers that the standard wants on every response; to be called before the response is written. */
export function setXapiHeaders({ request, response }: Exchange) {
  const version = request.headers["x-experience-api-version"];
  response.setHeader("X-Experience-API-Version", String(version).startsWith("2.0") ? "2.0.0" : "1.0.3");
  response.setHeader("X-Experience-API-Consistent-Through", new Date().toISOString());
}

/** Refuses wrong credentials (401) and requests that do not name a supported version of the standard (400). */
export function isAdmitted({ request, response }: Exchange): boolean {
  const version = request.headers["x-experience-api-version"];
  if (request.headers.authorization !== basicCredentials) {
    refuseUnauthorized(response);
    return false;
  }
  if (typeof version === "string" && /^(?:1\.0|2\.0)(?:\.|$)/.test(version)) return true;
  refuseRequest(response, 400, "The header X-Experience-API-Version is needed and must begin with 1.0 or 2.0.");
  return false;
}

export function refuseUnauthorized(response: ServerResponse) {
  response.setHeader("WWW-Authenticate", 'Basic realm="learning record store"');
  refuseRequest(response, 401, "The user or the password is wrong.");
}

export function refuseRequest(response: ServerResponse, status: number, error: string) {
  sendJson(response, status, { error });
}
