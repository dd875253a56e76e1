// The same at a terminal: what the functions are told by their settings is read from the project's.
import { getAuth } from "firebase-admin/auth";
import { countsInWords, entryCounts } from "../../../../src/domain/operation/counts-in-words";
import { personAddress } from "../../../../src/domain/operation/personal-data-export";
import { operatorPersonalDataMessages, personalDataMessages } from "../../../../src/domain/operation/words";
import { openSuppressionKey } from "../../mail/open-suppression-key";
import { OperatorError } from "../operator-error";
import type { OperatedProject } from "../project";
import { databaseOf, personSettings } from "../settings";
import { erasePerson, ErasureRefused } from "./erase-person";
import { exportPerson } from "./export-person";
import type { PersonsContext } from "./persons-context";

/** Returns it as JSON, for a file. */
export async function exportAtTerminal(project: OperatedProject, typed: string): Promise<string> {
  const data = await exportPerson(await operatorContext(project), checkedAddress(typed));
  return JSON.stringify(data, null, 2);
}

/** Only says what would go, unless the operator is sure. */
export async function eraseAtTerminal(project: OperatedProject, typed: string, isSure: boolean): Promise<string> {
  const [context, address] = [await operatorContext(project), checkedAddress(typed)];
  if (!isSure) {
    const { data } = await exportPerson(context, address);
    const counts = countsInWords(entryCounts(data)).join(", ");
    return counts === ""
      ? operatorPersonalDataMessages.wouldEraseNothing(address)
      : operatorPersonalDataMessages.wouldErase(address, counts);
  }
  try {
    const counts = countsInWords(await erasePerson(context, address, "operator")).join(", ");
    return counts === "" ? personalDataMessages.erasedNothing(address) : personalDataMessages.erased(address, counts);
  } catch (error) {
    throw error instanceof ErasureRefused ? new OperatorError(error.message) : error;
  }
}

async function operatorContext(project: OperatedProject): Promise<PersonsContext> {
  const { mailKey, store, homePage } = await personSettings(project);
  process.env.MAIL_KEY = mailKey;
  const database = databaseOf(project);
  return {
    database,
    auth: getAuth(project.app),
    suppressionKey: () => openSuppressionKey(database),
    store,
    homePage: homePage.replace(/\/+$/, ""),
    now: () => new Date(),
  };
}

function checkedAddress(typed: string): string {
  const parsed = personAddress.safeParse(typed);
  if (!parsed.success) throw new OperatorError(personalDataMessages.noAddress);
  return parsed.data;
}
