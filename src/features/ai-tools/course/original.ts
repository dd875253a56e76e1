// The original of the translation that is open. The texts ask here for it, and load nothing where there is none.
import { create } from "zustand";
import type { Course } from "../../../domain/course/library/course";

interface OriginalState {
  status: "none" | "loading" | "ready" | "gone" | "failed";
  course?: Course | undefined;
}

export const useOriginal = create<OriginalState>(() => ({ status: "none" }));
