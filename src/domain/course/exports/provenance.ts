import type { Provenance } from "../../kernel/provenance";
import type { GeneratedText } from "../generated-text";

export function provenanceOf({ trainingGap, model, writtenAt, edited, incomplete }: GeneratedText): Provenance {
  return { model, writtenAt: new Date(writtenAt), edited, incomplete, madeFor: trainingGap };
}
