// The words and letters of a laid-out question, in the languages of the packages' player; all others get the English.
interface LayoutWords {
  answer: string;
  reason: string;
  letters?: string;
}

const wordsOfLanguage: Readonly<Record<string, LayoutWords>> = {
  ar: { answer: "الإجابة:", reason: "السبب:", letters: "أبجدهوزح" },
  de: { answer: "Antwort:", reason: "Begründung:" },
  es: { answer: "Respuesta:", reason: "Motivo:" },
  fr: { answer: "Réponse :", reason: "Raison :" },
  he: { answer: "תשובה:", reason: "נימוק:", letters: "אבגדהוזח" },
  it: { answer: "Risposta:", reason: "Motivo:" },
  nl: { answer: "Antwoord:", reason: "Reden:" },
  pt: { answer: "Resposta:", reason: "Motivo:" },
};

const englishLayout: LayoutWords = { answer: "Answer:", reason: "Reason:" };

const latinLetters = "ABCDEFGHIJKL";

export function layoutWords(language: string | undefined): LayoutWords {
  return wordsOfLanguage[language?.split("-")[0]?.toLowerCase() ?? ""] ?? englishLayout;
}

/** The letter of each option; more options than the language has letters here have Latin ones. */
export function lettersOf(count: number, language: string | undefined): string {
  const { letters = latinLetters } = layoutWords(language);
  return count > letters.length ? latinLetters : letters;
}
