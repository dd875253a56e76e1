/** How the buttons of the list look. */
export const listButton = { variant: "subtle", size: "compact-md" } as const;
