// The documents of a business below its answers: the writing of its plan, the versions, the progress of its actions,
// its own indicators, the links to the plan, and its courses.
import type { DocumentReference } from "firebase-admin/firestore";
import { paths, serverPaths } from "../../../../src/domain/kernel/collections";
import type { PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import { documentPages } from "./documents-with";
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
  // Also the courses of which only texts or sources are left.
  const courses = (
    await Promise.all(codes.map((code) => database.collection(paths.courses(code)).listDocuments()))
  ).flat();
  const rounds = await below(paths.voiceRounds);
  const ofRounds = (pathOf: (round: string) => string) =>
    existing(
      context,
      rounds.map(({ id }) => at(pathOf(id))),
    );
  const ofCourses = async (collection: string) => {
    const found = await Promise.all(courses.map((course) => course.collection(collection).select().get()));
    return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  };
  const at = (path: string) => database.doc(path);
  const linked = (pathOf: (link: string) => string) => links.map(({ id }) => at(pathOf(id)));
  const offered = codes.map((code) => at(paths.offeredRatings(code)));
  return [
    ["assessmentAnswers/*/accesses", await below(paths.accesses)],
    ["assessmentAnswers/*/offeredRatings", await existing(context, offered)],
    [
      "assessmentAnswers/*/answerAuthors",
      await existing(
        context,
        codes.map((code) => at(paths.answerAuthors(code))),
      ),
    ],
    ["assessmentAnswers/*/planRun", await existing(context, runs.map(at))],
    ["assessmentAnswers/*/planVersions", await below(paths.planVersions)],
    ["assessmentAnswers/*/planReleases", await below(paths.planReleases)],
    ["assessmentAnswers/*/planNotes", await below(paths.planNotes)],
    ["assessmentAnswers/*/businessChanges", await below(paths.businessChanges)],
    ["assessmentAnswers/*/planActions", await below(paths.planActions)],
    ["assessmentAnswers/*/planReminders", await below(paths.planReminders)],
    ["assessmentAnswers/*/keyIndicators", await below(paths.keyIndicators)],
    ["assessmentAnswers/*/voiceRounds", rounds],
    ["voiceBoxes", await ofRounds(serverPaths.voiceBox)],
    ["voiceSentences", await ofRounds(serverPaths.voiceSentences)],
    ["voiceLinks", await ofRounds(serverPaths.voiceLink)],
    [
      "voiceSwitches",
      await existing(
        context,
        codes.map((code) => at(serverPaths.voiceSwitch(code))),
      ),
    ],
    ["assessmentAnswers/*/sharedLinks", links],
    ["assessmentAnswers/*/courses/*/texts", await ofCourses("texts")],
    ["assessmentAnswers/*/courses/*/sources", await ofCourses("sources")],
    [
      "assessmentAnswers/*/courseList",
      await existing(
        context,
        codes.map((code) => at(paths.courseList(code))),
      ),
    ],
    ["assessmentAnswers/*/courses", await existing(context, courses)],
    [
      "sharedPlans",
      [...(await existing(context, linked(paths.sharedPlan))), ...(await copiesWithoutLink(context, codes))],
    ],
    ["sharedPlanOwners", await existing(context, linked(paths.sharedPlanOwner))],
  ];
}

/** The copies that show the business's name and have no link: the rules let such a copy be made once. */
async function copiesWithoutLink({ database }: PersonsContext, codes: readonly string[]): Promise<DocumentReference[]> {
  const invited = await Promise.all(codes.map((code) => database.doc(paths.invitation(code)).get()));
  const copies = await Promise.all(
    [...new Set(invited.map((invitation): unknown => invitation.get("businessName")))].map((name) =>
      database
        .collection(paths.sharedPlans)
        .where("businessName", "==", name ?? "")
        .select()
        .get(),
    ),
  );
  const left = new Map(copies.flatMap(({ docs }) => docs.map(({ id, ref }) => [id, ref] as const)));
  if (left.size === 0) return [];
  for await (const page of documentPages(database, "assessmentAnswers/*/sharedLinks", []))
    for (const { id } of page) left.delete(id);
  return [...left.values()];
}
