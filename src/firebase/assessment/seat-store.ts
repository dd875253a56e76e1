// The copy of a colleague, live, and saved field by field. Each team is a map of its own here, so no transaction is
// needed, and a write names its team, because the rules look at one team in each.
import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  type DocumentSnapshot,
  type Firestore,
} from "firebase/firestore";
import { isInTeams, type FieldChange } from "../../domain/assessment/answers/field-changes";
import { setField } from "../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../domain/assessment/questionnaire/question";
import { questionnaireVersion } from "../../domain/assessment/questionnaire/questionnaire";
import { answersOfCopy, seatAnswers } from "../../domain/assessment/seats/seat-answers";
import { paths } from "../../domain/kernel/collections";
import { withDates } from "../sdk/with-dates";
import { documentStore, type AnswersStore, type StoredAnswers } from "./document-store";

/** The seat's first field of a path into its teams is the team. */
const teamAt = 2;

export function seatStore(firestore: Firestore, code: string): AnswersStore {
  const document = doc(firestore, paths.seatAnswers(code));
  const save = async (changes: readonly FieldChange[], team?: string) => {
    const fields = [...changes.map(storedField), ...savedAlong(team)];
    const saved = fields.reduce<AnswerRecord>((all, [path, value]) => setField(all, path, value), {});
    await setDoc(document, saved, { mergeFields: fields.map(([path]) => new FieldPath(...path)) });
  };
  return documentStore(document, {
    read: readCopy,
    writesOf: (changes) => {
      const others = changes.filter(({ path }) => !isInTeams(path));
      const teams = new Set(changes.flatMap(({ path }) => (isInTeams(path) ? (path[teamAt] ?? []) : [])));
      return [
        ...(others.length > 0 || teams.size === 0 ? [{ changes: others, write: () => save(others) }] : []),
        ...[...teams].map((team) => {
          const said = changes.filter(({ path }) => isInTeams(path) && path[teamAt] === team);
          return { changes: said, write: () => save(said, team) };
        }),
      ];
    },
  });
}

function storedField({ path, value }: FieldChange): [path: string[], value: unknown] {
  const place = isInTeams(path) ? ["teams", ...path.slice(teamAt)] : ["progressData", ...path];
  return [place, value ?? deleteField()];
}

function savedAlong(team: string | undefined): [path: string[], value: unknown][] {
  return [
    ...(team === undefined ? [] : [[["changedTeam"], team] as [string[], unknown]]),
    [["lastUpdated"], serverTimestamp()],
    [["questionnaireVersion"], questionnaireVersion],
  ];
}

function readCopy(snapshot: DocumentSnapshot): StoredAnswers | undefined {
  const { data } = seatAnswers.safeParse(withDates(snapshot.data({ serverTimestamps: "estimate" }) ?? {}));
  if (!data) return undefined;
  const { hasPendingWrites, fromCache } = snapshot.metadata;
  return { answers: answersOfCopy(data), parts: data.parts, pending: hasPendingWrites, fromCache };
}
