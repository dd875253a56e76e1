import { createContext, use } from "react";
import type { Inquiry } from "../../../domain/inquiries/inquiry";
import type { Task } from "../../../domain/inquiries/task";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import type { Announce } from "./use-notices";

/**
 * The entry that is being answered. Its dialog belongs to the dashboard, because the entry may leave its list at any
 * time.
 */
export type ReplyTarget = { kind: "inquiry"; id: string; inquiry: Inquiry } | { kind: "task"; id: string; task: Task };

/** The task that is being handed over; its dialog, too, belongs to the dashboard. */
export interface HandOverTarget {
  id: string;
  name: string;
}

/**
 * The administrator at the dashboard, with the ways to announce their actions and to open a reply or a handing over.
 */
interface StaffTools {
  me: StaffMember;
  announce: Announce;
  reply: (target: ReplyTarget) => void;
  handOver: (target: HandOverTarget) => void;
}

export const StaffContext = createContext<StaffTools | undefined>(undefined);

export function useStaff(): StaffTools {
  const staff = use(StaffContext);
  if (!staff) throw new Error("useStaff needs a StaffContext around it.");
  return staff;
}
