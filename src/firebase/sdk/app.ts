// The Firebase app of this page. Whatever imports it waits until Hosting has told which project that is.
import { initializeApp } from "firebase/app";
import { siteSettings } from "./client/page-settings";
import { webConfig } from "./web-config";

export const firebaseApp = initializeApp(await webConfig());

const { appCheckSiteKey } = siteSettings;
// Before anything is asked of the project: the first request needs a token as well.
if (appCheckSiteKey) (await import("./app-check")).startAppCheck(firebaseApp, appCheckSiteKey);
