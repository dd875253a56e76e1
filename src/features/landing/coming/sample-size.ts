/** Of the pictures of the sample report, in pixels of the page that they were taken of. */
export const sampleSize = { width: 968, height: 640 } as const;
