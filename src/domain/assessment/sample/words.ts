// What the sample report says of itself, so that nobody takes it for a real business's.

export const sampleWords = {
  title: "A sample report: Baker & Sons",
  /** Stands on the cover of what is printed and downloaded, too. */
  business: "Baker & Sons (a sample: the business is made up)",
  label:
    "This is a sample. Baker & Sons is made up; the report is made from its answers as yours would be made from yours.",
} as const;
