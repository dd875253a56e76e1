/** The origin of a text. */
export const provenanceWords = {
  unnamedModel: "an unnamed model",
  writtenBy: (model: string, time: string | undefined) =>
    time === undefined ? `Written by ${model}` : `Written by ${model} on ${time}`,
  edited: "edited by hand",
  notEdited: "not edited",
  incomplete: "incomplete",
  draft: "AI draft, check before use",
  sourceType: (term: string) => `Digital source type (IPTC): ${term}.`,
} as const;
