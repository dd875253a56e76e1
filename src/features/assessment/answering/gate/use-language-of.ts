import { useEffect } from "react";
import { followLanguage } from "../../../../browser/page-language";
import { logWarning } from "../../../../browser/log";

/** Moves the page to the language of its business, unless something was entered into it before that was known. */
export function useLanguageOf(code: string | undefined): void {
  useEffect(() => {
    if (code === undefined) return;
    let mayMove = true;
    const stay = () => {
      mayMove = false;
    };
    window.addEventListener("input", stay, true);
    follow(code, () => mayMove).catch((error: unknown) => logWarning("The language could not be followed.", error));
    return () => {
      stay();
      window.removeEventListener("input", stay, true);
    };
  }, [code]);
}

async function follow(code: string, mayMove: () => boolean): Promise<void> {
  const { languageOf } = await import("../../../../firebase/invitations/language");
  const language = await languageOf(code);
  if (language !== undefined && mayMove()) followLanguage(code, language);
}
