// Asks once more for the sentences of a text that disagree with the paragraphs they name. In any case the text stays
// whole: the person sees what was not found in the source.
import type { GenerationRequest } from "../../../src/domain/course/request/generation-request";
import { citationsToMend, withMendedCitations } from "../../../src/domain/course/sources/mend-citations";
import type { Generation } from "../language-model/generation";
import type { Message } from "../language-model/language-model";
import { logModelFailure, ModelFailure } from "../language-model/model-failure";
import { sendAnswer, type SendPart } from "../language-model/writing";
import { citationReminder } from "./source-prompt";

interface TextToMend {
  call: string;
  sources: GenerationRequest["sources"];
  /** The conversation before the text, and the text as it was sent. */
  messages: Message[];
  text: string;
  generation: Generation;
}

export async function mendCitations(
  { call, sources, messages, text, generation }: TextToMend,
  send: SendPart,
): Promise<void> {
  if (!sources) return;
  const paragraphs = new Map(sources.map(({ number, text: words }) => [number, words]));
  const citations = citationsToMend(text, paragraphs);
  if (citations.length === 0) return;
  let answer: string;
  try {
    const reminder: Message = { role: "user", content: citationReminder(citations) };
    const hearNothing = () => Promise.resolve();
    answer = await sendAnswer([...messages, { role: "assistant", content: text }, reminder], generation, hearNothing);
  } catch (error) {
    if (!(error instanceof ModelFailure) || generation.left.aborted) throw error;
    logModelFailure(call, error);
    return;
  }
  const mended = withMendedCitations(text, citations, answer, paragraphs);
  if (mended !== text) await send({ text: mended, restart: true });
}
