import * as z from "zod/mini";
import { isForging, withoutInvisible } from "../../kernel/plain-line";
import { lineFaults } from "./words";

export function plainLine(most: number) {
  return z.string().check(
    z.overwrite((text) => withoutInvisible(text.replaceAll("\t", " ")).trim()),
    z.maxLength(most, lineFaults.tooLong(most)),
    z.refine((text) => !isForging(text), lineFaults.controlCharacters),
  );
}
