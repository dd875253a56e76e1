/** The look of the list's buttons. */
export const listButton = { variant: "subtle", size: "compact-md" } as const;
