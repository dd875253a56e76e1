// What has just happened on the dashboard, newest last. A notice stays until the next one or until it is dismissed. One
// that offers undo or retry outlives the next one, and one that can be undone leaves when the time for that is over.
import { useCallback, useState, type ReactNode } from "react";

/** How long a deletion can be undone, at least. */
export const undoSeconds = 15;

interface Announcement {
  kind: "success" | "warning" | "error";
  sentence: string;
  /** The specified alerts interrupt whoever listens, whatever their kind. */
  alert?: boolean;
  undo?: () => void;
  retry?: () => void;
  /** How what was announced goes on; it may take the notice away when that is over. */
  follow?: (dismiss: () => void) => ReactNode;
}

export interface ShownNotice extends Announcement {
  id: number;
}

export type Announce = (announcement: Announcement) => void;

let lastId = 0;

export function useNotices() {
  const [notices, setNotices] = useState<ShownNotice[]>([]);

  const dismiss = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);

  const announce = useCallback<Announce>((announcement) => {
    const id = ++lastId;
    setNotices((shown) => [
      ...shown.filter(({ undo, retry, follow }) => undo ?? retry ?? follow),
      { ...announcement, id },
    ]);
  }, []);

  return { notices, announce, dismiss };
}
