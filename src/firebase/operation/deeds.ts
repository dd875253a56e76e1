// The lines of what administrators have read and done, the latest first.
import { collection, orderBy, query, where } from "firebase/firestore";
import { paths } from "../../domain/kernel/collections";
import { deedLine, type DeedLine } from "../../domain/operation/deeds/deed";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PageQuery } from "../sdk/lists/live-page";

/** Each is blank if it does not matter: ids of account and object, and first and last day where the reader is. */
export type DeedFilters = Record<"by" | "object" | "from" | "until", string>;

export const noFilters: DeedFilters = { by: "", object: "", from: "", until: "" };

export function deedsThat({ by, object, from, until }: DeedFilters): PageQuery<DeedLine> {
  const asked = () =>
    query(
      collection(firestore(), paths.deeds).withConverter(converterFor(deedLine)),
      ...(by === "" ? [] : [where("by", "==", by)]),
      ...(object === "" ? [] : [where("object", "==", object)]),
      ...(from === "" ? [] : [where("at", ">=", midnightOf(from))]),
      ...(until === "" ? [] : [where("at", "<", midnightOf(until, 1))]),
      orderBy("at", "desc"),
    );
  return () => asked();
}

function midnightOf(day: string, daysLater = 0): Date {
  const beginning = new Date(`${day}T00:00`);
  beginning.setDate(beginning.getDate() + daysLater);
  return beginning;
}
