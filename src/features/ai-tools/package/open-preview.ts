// The learner's preview beside the text. It stays open while another text is opened, until it is closed.
import { create } from "zustand";
import type { PageSource } from "../../../domain/course/exports/package/page-source";

interface OpenPreview {
  isOpen: boolean;
  /** The place of the page that it shows. */
  place: number;
  /** The part of another text to go to once that is there. */
  goal: PageSource | undefined;
}

export const usePreview = create<OpenPreview>(() => ({ isOpen: false, place: 0, goal: undefined }));

export function togglePreview(): void {
  usePreview.setState(({ isOpen }) => ({ isOpen: !isOpen, place: 0, goal: undefined }));
}
