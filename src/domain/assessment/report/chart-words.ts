export const chartWords = {
  percent: (share: number) => `${share}%`,
} as const;
