import { v5 } from "uuid";
import type { StatementTerms } from "../../../src/domain/statements";
import { statementConfig } from "../config";

/** Of all names that the product turns into UUIDs; never to be changed. */
const namespace = "0d3c4f0a-9d0b-4a57-8f2a-6f6f0f5b7c11";

export function statementTerms(homePage = statementConfig().homePage): StatementTerms {
  return { homePage, uuid: (name) => v5(name, namespace) };
}
