import type * as z from "zod/mini";
import { failure } from "../callable/failure";
import { inWords, refusalInWords } from "../callable/refusal-in-words";

/** Returns the part of a request that a schema knows; refuses one that does not fit it. */
export function fittingOrRefuse<Schema extends z.ZodMiniType>(schema: Schema, request: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(request, inWords);
  if (!success) throw failure("invalid-argument", refusalInWords(error));
  return data;
}
