// Random mixtures of forms as the server passes them on: with the options in another order, the right one is the same.
import fc from "fast-check";
import { questionByQuestion } from "../../../functions/src/course/question-stream";
import { expectKeysOf, mixture } from "./mixed-questions";

/** Deals the places of so many mixtures, which arrive in pieces, and returns the share of those that were changed. */
export async function dealMixtures(numRuns: number): Promise<number> {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(mixture, fc.constantFrom(7, 64, 100_000), async (mixed, size) => {
      let sent = "";
      await questionByQuestion(
        "",
        (part) => {
          sent += part.text;
          return Promise.resolve();
        },
        async (send) => {
          for (let at = 0; at < mixed.text.length; at += size)
            await send({ text: mixed.text.slice(at, at + size), model: "mixed" });
          return mixed.text;
        },
      );
      expectKeysOf(mixed, sent);
      changed += Number(sent !== mixed.text);
    }),
    { numRuns },
  );
  return changed / numRuns;
}
