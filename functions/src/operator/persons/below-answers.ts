// The documents of a business below its answers: the writing of its plan, the versions, the progress of its actions,
// its own indicators, the links to the plan, and its courses.
import type { DocumentReference } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import type { PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import { existing } from "./existing-documents";
import type { PersonsContext } from "./persons-context";

export async function belowAnswers(
  context: PersonsContext,
  codes: readonly string[],
): Promise<readonly (readonly [PersonalCollection, DocumentReference[]])[]> {
  const { database } = context;
  const below = async (collectionOf: (code: string) => string) => {
    const found = await Promise.all(codes.map((code) => database.collection(collectionOf(code)).select().get()));
    return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  };
  const runs = codes.flatMap((code) => [paths.planRunOf(code), paths.heldPlanOf(code)]);
  const links = await below(paths.sharedLinks);
  const courses = await below(paths.courses);
  const texts = await Promise.all(courses.map((course) => course.collection("texts").select().get()));
  const at = (path: string) => database.doc(path);
  const offered = codes.map((code) => at(paths.offeredRatings(code)));
  return [
    ["assessmentAnswers/*/offeredRatings", await existing(context, offered)],
    ["assessmentAnswers/*/planRun", await existing(context, runs.map(at))],
    ["assessmentAnswers/*/planVersions", await below(paths.planVersions)],
    ["assessmentAnswers/*/planReleases", await below(paths.planReleases)],
    ["assessmentAnswers/*/planNotes", await below(paths.planNotes)],
    ["assessmentAnswers/*/businessChanges", await below(paths.businessChanges)],
    ["assessmentAnswers/*/planActions", await below(paths.planActions)],
    ["assessmentAnswers/*/planReminders", await below(paths.planReminders)],
    ["assessmentAnswers/*/keyIndicators", await below(paths.keyIndicators)],
    ["assessmentAnswers/*/sharedLinks", links],
    ["assessmentAnswers/*/courses/*/texts", texts.flatMap(({ docs }) => docs.map(({ ref }) => ref))],
    ["assessmentAnswers/*/courses", courses],
    [
      "sharedPlans",
      await existing(
        context,
        links.map(({ id }) => at(paths.sharedPlan(id))),
      ),
    ],
  ];
}
