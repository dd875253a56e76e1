import { v5 } from "uuid";
import type { StatementContext } from "../../../src/domain/statements/statements";
import { statementConfig } from "../config";

/** Of all names that the product turns into UUIDs; never to be changed. */
const statementIdNamespace = "0d3c4f0a-9d0b-4a57-8f2a-6f6f0f5b7c11";

export function statementUuid(name: string): string {
  return v5(name, statementIdNamespace);
}

/** Throws where the home page is no address: a body is never changed, so a wrong one must not get into the outbox. */
export function statementContext(homePage = statementConfig().homePage): StatementContext {
  if (!/^https?:\/\//.test(homePage) || !URL.canParse(homePage))
    throw new Error("LRS_HOME_PAGE has to be an address such as https://www.example.com.");
  return { homePage: homePage.replace(/\/+$/, ""), uuid: statementUuid };
}
