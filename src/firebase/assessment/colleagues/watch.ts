// The colleagues of a business and who gave which answer, live: for its contact and for the consultants.
import { collection, limit, query } from "firebase/firestore";
import type { Subscribe } from "../../../browser/subscribe";
import { answerAuthors, type AnswerAuthors, type KnownAuthors } from "../../../domain/assessment/seats/answer-authors";
import { listedColleague, mostSeatsOfRound, type ListedColleague } from "../../../domain/invitations/seats/seat";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followDocument, followQuery, readableEntries, type PageEntry } from "../../sdk/follow";
import { openedFirst } from "../access/access";

export function watchColleagues(code: string): Subscribe<PageEntry<ListedColleague>[]> {
  return openedFirst(
    code,
    followQuery(
      () =>
        query(
          collection(firestore(), paths.colleagues(code)).withConverter(converterFor(listedColleague)),
          limit(mostSeatsOfRound),
        ),
      readableEntries,
    ),
  );
}

export function watchAuthors(code: string): Subscribe<KnownAuthors> {
  const followAuthors = openedFirst(
    code,
    followDocument(paths.answerAuthors(code), answerAuthors, (found) => found?.of ?? {}),
  );
  const followNames = watchColleagues(code);
  return (next, fail) => {
    let authors: AnswerAuthors | undefined;
    let names: KnownAuthors["names"] | undefined;
    const tell = () => {
      if (authors && names) next({ authors, names });
    };
    const stops = [
      followAuthors((heard) => {
        authors = heard;
        tell();
      }, fail),
      followNames((entries) => {
        names = Object.fromEntries(entries.map(({ id, document }) => [id, document.name]));
        tell();
      }, fail),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
