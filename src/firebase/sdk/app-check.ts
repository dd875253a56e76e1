// App Check, for a site that has switched it on: what the page asks of the project carries a token by which the project
// knows that it is our page that asks. Loaded only there, because its provider's script is somebody else's.
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import type { FirebaseApp } from "firebase/app";

export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true });
}
