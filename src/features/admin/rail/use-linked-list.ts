// A link in a mail leads to one of the dashboard's lists and says what to search for there.
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { searchInLink, type StaffList } from "../../../domain/kernel/routes";

/** The search that the address asks for, and the part of the page that it leads to once that is there. */
export function useLinkedList(list: StaffList) {
  const search = searchInLink(useLocation().hash, list);
  const part = useRef<HTMLElement>(null);
  const isLinked = search !== undefined;

  useEffect(() => {
    if (isLinked) part.current?.scrollIntoView();
  }, [isLinked]);

  return { search: search ?? "", part };
}
