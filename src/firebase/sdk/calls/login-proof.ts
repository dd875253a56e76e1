// A refused call asks the person for a proof before it is made again. The page asks them; without such a page the
// refusal is shown as it came.
import type { FailureDetails } from "../../../domain/callables";

export type LoginProof = NonNullable<FailureDetails["asksFor"]>;

/** Answers whether the person has shown it. */
type AskPerson = (proof: LoginProof) => Promise<boolean>;

let askPerson: AskPerson | undefined;
let asked: { proof: LoginProof; shown: Promise<boolean> } | undefined;

/** Lets a page ask until it ends. */
export function answerLoginProofs(by: AskPerson): () => void {
  askPerson = by;
  return () => {
    if (askPerson === by) askPerson = undefined;
  };
}

/** Several calls that ask at once ask once. */
export async function showLoginProof(proof: LoginProof): Promise<boolean> {
  if (asked?.proof !== proof) {
    const shown = askPerson?.(proof) ?? Promise.resolve(false);
    const asking = (asked = { proof, shown });
    void shown.finally(() => {
      if (asked === asking) asked = undefined;
    });
  }
  return asked.shown;
}
