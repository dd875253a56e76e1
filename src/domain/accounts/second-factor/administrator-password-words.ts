/** Characters. */
export const leastOfAdministrator = 12;

export const administratorPasswordWords = {
  hint: `At least ${leastOfAdministrator} characters, and none that many people have.`,
  tooShort: `An administrator's password has at least ${leastOfAdministrator} characters. With a second factor a shorter one would do.`,
  common: "Many people have this password, or one much like it, so it is guessed first. Please choose another one.",
} as const;
