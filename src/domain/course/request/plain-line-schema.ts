import * as z from "zod/mini";
import { isForging, withoutInvisible } from "../../kernel/plain-line";

export function plainLine(most: number) {
  return z.string().check(
    z.overwrite((text) => withoutInvisible(text.replaceAll("\t", " ")).trim()),
    z.maxLength(most, `Please keep this to ${most} characters.`),
    z.refine((text) => !isForging(text), "Please use plain text without control characters."),
  );
}
