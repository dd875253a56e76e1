/** The words of a link that can be copied and revoked. */
export const linkWords = {
  link: "Link",
  copy: "Copy",
  copied: "Link copied.",
  notCopied: "The link could not be copied. Select it and copy it by hand.",
  revoke: "Revoke",
  revoking: "Revoking...",
  revoked: "The link is revoked. It shows nothing any more.",
  revokeFailed: "The link could not be revoked. Please try again.",
} as const;
