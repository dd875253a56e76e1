import * as z from "zod/mini";
import { forEachRating } from "./voice-ratings";

/** One value for each rating, none missing and none more. */
export function ratingsOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.strictObject(forEachRating(() => schema));
}
