// Follows the original of a translation, wherever that is kept. It is read and never changed from here.
import type { Course } from "../../../domain/course/library/course";
import type { CourseFollower, OpenedCourse } from "../../../domain/course/library/course-store";
import { logWarning } from "../../../browser/log";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { coursesHere } from "../course/course-draft";
import { loadKeptSchemas } from "../course/kept-courses";
import type { CourseBusiness } from "../course/open-course";
import { useOriginal } from "../course/original";

/** Ends when the returned function is called. */
export function followOriginal(id: string, business: CourseBusiness | undefined): () => void {
  let opened: Pick<OpenedCourse, "close"> | undefined;
  let hasLeft = false;
  const show = (course: Course) => {
    if (!hasLeft) useOriginal.setState({ status: "ready", course }, true);
  };
  const lose = (status: "gone" | "failed") => {
    if (!hasLeft) useOriginal.setState({ status }, true);
  };
  const follower: CourseFollower = {
    changed: show,
    // A translation may be kept with a business while its original has stayed in this browser.
    gone: () => (business && coursesHere.raw(id) !== null ? openHere() : lose("gone")),
    failed: (error) => {
      logWarning("The original of a translation could not be read.", error);
      lose("failed");
    },
    saved: () => undefined,
  };

  function openHere(): void {
    if (hasLeft) return;
    const here = coursesHere.open(id, { changed: show, gone: () => lose("gone") });
    opened = here;
    show(here.course);
  }

  async function open(): Promise<void> {
    await loadKeptSchemas();
    if (!business) {
      if (coursesHere.raw(id) === null || coursesHere.isUnreadable(id)) lose("gone");
      else openHere();
      return;
    }
    const { businessCourses } = await withFirestore(import("../../../firebase/course/business-courses"));
    if (!hasLeft) opened = businessCourses(business.invitationId).open(id, follower);
  }

  useOriginal.setState({ status: "loading" }, true);
  open().catch(follower.failed);
  return () => {
    hasLeft = true;
    opened?.close();
    useOriginal.setState({ status: "none" }, true);
  };
}
