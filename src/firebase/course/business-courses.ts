// The courses of one business: for its own people and its consultant, who may all have them open at once.
import { collection, getCountFromServer, limit, orderBy, query, type Firestore } from "firebase/firestore";
import * as z from "zod/mini";
import { browserStore, tabStore } from "../../browser/storage";
import { logWarning } from "../../browser/log";
import { courseTitle, type CourseEntry } from "../../domain/course/library/course";
import { mostCourses } from "../../domain/course/library/course-bounds";
import { headFields } from "../../domain/course/library/course-documents";
import type { CourseStore } from "../../domain/course/library/course-store";
import { libraryWords } from "../../domain/course/library/words";
import { paths } from "../../domain/kernel/collections";
import { onceOpened, openedFirst } from "../assessment/access/access";
import { endCourseLinks } from "../assessment/sharing/links";
import { currentSession } from "../sdk/session";
import { firestore as opened } from "../sdk/firestore";
import { followQuery } from "../sdk/follow";
import { withDates } from "../sdk/with-dates";
import { CourseDocuments, type FollowedCourse } from "./course-documents";
import { courseEdits } from "./course-edits";
import { syncedCourse } from "./course-sync";

export function businessCourses(invitationId: string, firestore: Firestore = opened()): CourseStore {
  const listed = query(collection(firestore, paths.courses(invitationId)), orderBy("order"), limit(mostCourses));
  const documentsOf = (id: string) => new CourseDocuments(firestore, invitationId, id);
  const followed = (documents: CourseDocuments): FollowedCourse => ({
    watch: openedFirst(invitationId, documents.watch.bind(documents)),
    write: (part, seen) => onceOpened(invitationId, () => documents.write(part, seen)),
  });
  return {
    watch: openedFirst(
      invitationId,
      followQuery(
        () => listed,
        (docs) => docs.map((one) => businessEntry(one.id, withDates(one.data({ serverTimestamps: "estimate" })))),
      ),
    ),
    open: (id, follower) => {
      const session = currentSession();
      const uid = session.status === "signed-in" ? session.uid : "";
      // A course that a consultant reads belongs to a client, and stays in the tab.
      const store = session.status === "signed-in" && session.role !== undefined ? tabStore : browserStore;
      const edits = courseEdits(store, uid, invitationId, id);
      return syncedCourse({ id, documents: followed(documentsOf(id)), edits }, follower);
    },
    add: async (course) => {
      const counted = await onceOpened(invitationId, () => getCountFromServer(listed));
      if (counted.data().count >= mostCourses) return libraryWords.tooMany(mostCourses);
      await documentsOf(course.id).create(course);
      return undefined;
    },
    remove: async (id) => {
      await endCourseLinks(invitationId, id);
      await onceOpened(invitationId, () => documentsOf(id).remove());
    },
  };
}

const listedFields = z.extend(
  z.pick(headFields, { title: true, topic: true, order: true, origin: true, trainingGap: true }),
  { updatedAt: z.optional(z.date()) },
);

function businessEntry(id: string, fields: unknown): CourseEntry {
  const read = listedFields.safeParse(fields);
  if (!read.success) {
    logWarning(`The course ${id} does not fit its schema.`, read.error);
    return { id, unreadable: true };
  }
  return { ...read.data, id, title: courseTitle(read.data) };
}
