/** The region of the functions unless a project says otherwise (`FUNCTIONS_REGION` in functions/.env). */
export const defaultRegion = "us-central1";
