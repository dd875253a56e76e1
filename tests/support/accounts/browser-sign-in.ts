// Signs a browser in without the login screen: the SDK's own record of a user, put where it keeps it.
import type { BrowserContext } from "@playwright/test";
import { signInClient, type RegisteredClient } from "./registered-client";

/** The name that the emulator of Hosting gives the page. */
const localApiKey = "fake-api-key";

type Credentials = Pick<RegisteredClient, "email" | "password">;

export async function signInBrowser(context: BrowserContext, who: Credentials): Promise<void> {
  await context.addInitScript(
    ({ key, value }) => {
      if (localStorage.getItem("signed-in-by-test")) return; // only once: a later sign-out counts
      localStorage.setItem("signed-in-by-test", "yes");
      localStorage.setItem(key, value);
    },
    await signedInRecord(who),
  );
}

/** Of a new sign-in, for the browser's local storage. */
export async function signedInRecord(who: Credentials): Promise<{ key: string; value: string }> {
  const { localId, idToken, refreshToken, expiresIn } = await signInClient(who);
  const user = {
    uid: localId,
    email: who.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: localApiKey,
    appName: "[DEFAULT]",
  };
  return { key: `firebase:authUser:${localApiKey}:[DEFAULT]`, value: JSON.stringify(user) };
}
