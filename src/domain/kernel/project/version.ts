/** The release of this code; a test holds it to package.json and CHANGELOG.md. */
export const version = "0.1.0";
