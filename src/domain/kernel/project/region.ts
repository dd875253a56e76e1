/** Where the functions run unless a project says otherwise (`FUNCTIONS_REGION` in functions/.env). */
export const defaultRegion = "us-central1";
