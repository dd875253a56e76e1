/** Why a line of a request is refused. */
export const lineFaults = {
  tooLong: (most: number) => `Please keep this to ${most} characters.`,
  controlCharacters: "Please use plain text without control characters.",
} as const;
