// Every sentence that a person reads about invitations. The specification's are here word for word.

export const invitationMessages = {
  invitationInvalid: "Invalid or Expired Invitation",
  invitationSupport: "Please contact support for access.",
  loadingInvitation: "Loading invitation...",
  invitationFieldsMissing: "Please enter both business name and email.",
  invitationSent: (business: string, email: string) =>
    `Invitation generated successfully for ${business} and email sent to ${email}.`,
  invitationMailFailed: (reason: string) => `Invitation generated, but there was an error sending the email: ${reason}`,
  invitationFailed: "Failed to generate invitation.",
  linkCopied: "Link copied.",
  linkNotCopied: "The link could not be copied. Select it and copy it by hand.",
  unknown: "There is no such invitation.",
  beingSent: "This mail is being sent at this moment.",
  resent: (email: string) => `The invitation was sent again to ${email}.`,
  resendError: (reason: string) => `Error sending the invitation: ${reason}`,
  resendFailed: "Failed to send the invitation again.",
  resendUsed: "This invitation has been used; its business can log in. Send a reminder instead.",
  revokeQuestion: (business: string) =>
    `The link in the mail to ${business} will stop working at once. To invite this business again you generate a new invitation.`,
  revoked: (business: string) => `The invitation of ${business} is revoked. Its link no longer works.`,
  revokeFailed: "Failed to revoke the invitation.",
  revokeUsed: "This invitation has been used and can no longer be revoked.",
  resendRevoked: "This invitation is revoked. Please generate a new one.",
  reminded: (email: string) => `A reminder was sent to ${email}.`,
  remindError: (reason: string) => `Error sending the reminder: ${reason}`,
  remindFailed: "Failed to send the reminder.",
  remindFinished: "This business has finished its assessment; there is nothing to remind it of.",
  remindClosed: "This invitation is no longer open. Send it again first.",
  remindedToday: "This business has had a reminder within the last day.",
} as const;
