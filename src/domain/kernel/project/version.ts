/** The release that this code belongs to, as package.json and CHANGELOG.md name it (a test holds the three together). */
export const version = "0.1.0";
