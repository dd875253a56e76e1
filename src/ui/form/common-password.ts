import { logWarning } from "../../browser/log";

/** Tells whether many people have this password; the list is loaded when it is first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    const { default: common } = await import("@zxcvbn-ts/language-common/src/passwords.json");
    return common.includes(password.toLowerCase());
  } catch (error) {
    logWarning("The list of common passwords could not be loaded.", error);
    return false;
  }
}

/** Also one that only has digits and signs around it, or is one character again and again. */
export async function isLikeCommonPassword(password: string): Promise<boolean> {
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const isTrivial = core === "" || /^(.)\1*$/u.test(password);
  return isTrivial || (await isCommonPassword(password)) || isCommonPassword(core);
}
