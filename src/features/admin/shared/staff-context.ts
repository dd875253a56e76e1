import { createContext, use } from "react";
import type { Inquiry } from "../../../domain/inquiries/inquiry";
import type { Task } from "../../../domain/inquiries/task";
import type { Staff } from "../../../firebase/inquiries/inquiry-actions";
import type { Announce } from "./use-notices";

/** What is being answered. Its dialog belongs to the whole dashboard: it must outlive the entry, which may leave its list any time. */
export type ReplyTarget = { kind: "inquiry"; id: string; inquiry: Inquiry } | { kind: "task"; id: string; task: Task };

/** Who works on the dashboard, how what they do is told, and how an answer is begun. */
interface Desk {
  me: Staff;
  announce: Announce;
  reply: (target: ReplyTarget) => void;
}

export const Desk = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(Desk);
  if (!desk) throw new Error("Nobody works here: Desk is missing.");
  return desk;
}
