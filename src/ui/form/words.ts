export const passwordWords = {
  common: "Many people have this password, so it is guessed first. One of your own is safer.",
} as const;
