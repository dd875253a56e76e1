import { logWarning } from "../../browser/log";

/** Whether many people have this password; the list is loaded when it is first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    const { default: common } = await import("@zxcvbn-ts/language-common/src/passwords.json");
    return common.includes(password.toLowerCase());
  } catch (error) {
    logWarning("The list of common passwords could not be loaded.", error);
    return false;
  }
}
