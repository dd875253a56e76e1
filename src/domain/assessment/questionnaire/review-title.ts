/** The title of the wizard's last step. */
export const reviewTitle = "Review & Finalize";
