/** The words of links that can be copied and revoked. */
export const linkWords = {
  loadFailed: "The links could not be loaded. Please try again.",
  link: "Link",
  copy: "Copy",
  copied: "Link copied.",
  notCopied: "The link could not be copied. Select it and copy it by hand.",
  revoke: "Revoke",
  revoking: "Revoking...",
  revoked: "The link is revoked. It shows nothing any more.",
  revokeFailed: "The link could not be revoked. Please try again.",
} as const;
