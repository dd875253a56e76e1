// The Firebase app of this page: Hosting tells which project it is.
import { initializeApp } from "firebase/app";
import { databasesMayHang, hideDatabases } from "../../browser/databases";
import { siteSettings } from "./client/page-settings";
import { sharedLoad } from "./shared-load";
import { webConfig } from "./web-config";

export const firebaseApp = sharedLoad(async () => {
  // The SDK reads a database before its first request. Where that read hangs, no request would ever leave.
  if (databasesMayHang()) hideDatabases();
  const app = initializeApp(await webConfig());
  const { appCheckSiteKey } = siteSettings;
  // Before anything is asked of the project: the first request needs a token as well.
  if (appCheckSiteKey) (await import("./app-check")).startAppCheck(app, appCheckSiteKey);
  return app;
});
