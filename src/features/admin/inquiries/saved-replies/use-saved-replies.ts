import { useMemo } from "react";
import { deleteReply, renameReply, saveReply, watchSavedReplies } from "../../../../firebase/inquiries/saved-replies";
import { useLive } from "../../../../ui/hooks/use-live";
import { useStaff } from "../../shared/staff-context";

/** The actions on the replies that all administrators share. */
export interface ReplyKeeper {
  save: (title: string, text: string) => Promise<void>;
  rename: (id: string, title: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** They are followed while an administrator writes an answer. */
export function useSavedReplies() {
  const { me } = useStaff();
  const { live: replies, retry } = useLive(watchSavedReplies);
  const keeper = useMemo<ReplyKeeper>(
    () => ({
      save: (title, text) => saveReply(me, title, text),
      rename: (id, title) => renameReply(me, id, title),
      remove: deleteReply,
    }),
    [me],
  );
  return { replies, retry, keeper };
}
