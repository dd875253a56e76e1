import { sourceWords } from "../../../domain/course/sources/words";
import { logWarning } from "../../../browser/log";
import { addSources, forgetOwnSources, readSources } from "../course/course-sources";
import type { CoursePlace } from "../course/open-course";

/** The sources of a course that is moved, copied or deleted. Undefined where there are none. */
export async function sourcesToMove(place: CoursePlace) {
  const sources = await readSources(place);
  if (sources.sources.length === 0) return undefined;
  return {
    forget: () => forgetOwnSources(place.id),
    /** Returns why they could not be added. */
    addTo: async (other: CoursePlace, failure: keyof typeof sourceWords.moving): Promise<string | undefined> => {
      try {
        await addSources(other, sources);
        return undefined;
      } catch (error) {
        logWarning("The sources of a course could not be added.", error);
        return sourceWords.moving[failure];
      }
    },
  };
}
