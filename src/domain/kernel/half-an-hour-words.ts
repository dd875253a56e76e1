export const halfAnHourWords = { label: "Half an hour with us" } as const;
