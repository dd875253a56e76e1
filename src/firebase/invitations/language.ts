import { doc, updateDoc } from "firebase/firestore/lite";
import * as z from "zod/mini";
import { logWarning } from "../../browser/log";
import { isSeatCode } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { languageFrom, type Language } from "../../domain/kernel/language";
import { firestoreLite } from "../sdk/client/firestore-lite";
import { readDocument } from "../sdk/read-document";

/** Returns the language of a business, by the code of its invitation or of a seat; undefined if it cannot be read. */
export async function businessLanguageOf(code: string): Promise<Language | undefined> {
  try {
    const path = isSeatCode(code) ? paths.seat(code) : paths.invitation(code);
    const found = await readDocument(path, z.object({ language: z.optional(z.unknown()) }));
    return found && languageFrom(found.language);
  } catch (error) {
    logWarning("The language of the business could not be read.", error);
    return undefined;
  }
}

/** Changes the language of the contact's own business. */
export async function chooseLanguage(code: string, language: Language): Promise<void> {
  await updateDoc(doc(await firestoreLite(), paths.invitation(code)), { language });
}
