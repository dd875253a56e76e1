// The latest events on the desk, newest last. A notice stays until the next one, until it is dismissed, or until its
// place is left. One that offers undo or retry outlives both, and one that can be undone leaves when the time for that
// is over.
import { useCallback, useState, type ReactNode } from "react";

/** The least time for which a deletion can be undone. */
export const undoSeconds = 15;

interface Announcement {
  kind: "success" | "warning" | "error";
  sentence: string;
  /** The specified alerts interrupt a screen reader, of any kind. */
  alert?: boolean;
  undo?: () => void;
  retry?: () => void;
  /** The rest of the announcement; it may take the notice away at its end. */
  follow?: (dismiss: () => void) => ReactNode;
}

export interface ShownNotice extends Announcement {
  id: number;
}

export type Announce = (announcement: Announcement) => void;

const outlives = ({ undo, retry, follow }: ShownNotice) => undo ?? retry ?? follow;

let lastId = 0;

export function useNotices() {
  const [notices, setNotices] = useState<ShownNotice[]>([]);

  const dismiss = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);

  const announce = useCallback<Announce>((announcement) => {
    const id = ++lastId;
    setNotices((shown) => [...shown.filter(outlives), { ...announcement, id }]);
  }, []);

  /** Takes away what a person leaves behind on the way to another place. */
  const leave = useCallback(() => setNotices((shown) => shown.filter(outlives)), []);

  return { notices, announce, dismiss, leave };
}
