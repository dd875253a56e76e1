/**
 * The shape of a module's words in another language: the same keys, the same values between the words, other texts.
 * `src/languages/de/<path>` says what `src/<path>` says; the build puts it in the place of the English module.
 */
export type InLanguage<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => InLanguage<Said>
    : Words extends readonly unknown[]
      ? { readonly [Place in keyof Words]: InLanguage<Words[Place]> }
      : Words extends object
        ? { readonly [Key in keyof Words]: InLanguage<Words[Key]> }
        : Words;
