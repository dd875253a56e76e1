import type * as english from "../../../../ui/links/words";
import type { InLanguage } from "../../../in-language";

export const linkWords: InLanguage<typeof english.linkWords> = {
  loadFailed: "Die Links konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  link: "Link",
  copy: "Kopieren",
  copied: "Link kopiert.",
  notCopied: "Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand.",
  revoke: "Widerrufen",
  revoking: "Wird widerrufen …",
  revoked: "Der Link ist widerrufen. Er zeigt nichts mehr.",
  revokeFailed: "Der Link konnte nicht widerrufen werden. Bitte versuchen Sie es noch einmal.",
};
