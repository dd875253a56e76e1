import { createContext, use } from "react";
import type { Right } from "../../../domain/accounts/rights";
import type { Task } from "../../../domain/inquiries/task";
import type { DeskEntry } from "../../../firebase/inquiries/desk-entry";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import type { Announce } from "./use-notices";

/**
 * The entry that is being answered, or whose business is being invited. Its dialog belongs to the desk, because
 * the entry may leave its list at any time.
 */
export interface DeskTarget extends DeskEntry {
  inquiry: Omit<Task, "status" | "completed">;
}

/** The task that is being handed over; its dialog, too, belongs to the desk. */
export interface HandOverTarget {
  id: string;
  name: string;
}

/**
 * The member of the staff at the desk, with the ways to announce their actions and to open a dialog.
 */
export interface StaffTools {
  me: StaffMember;
  /** Tells whether their role has a right. */
  may: (right: Right) => boolean;
  announce: Announce;
  reply: (target: DeskTarget) => void;
  invite: (target: DeskTarget) => void;
  handOver: (target: HandOverTarget) => void;
}

export const StaffContext = createContext<StaffTools | undefined>(undefined);

export function useStaff(): StaffTools {
  const staff = use(StaffContext);
  if (!staff) throw new Error("useStaff needs a StaffContext around it.");
  return staff;
}
