// Signs a browser in without the login screen: the SDK's own record of a user, put where it keeps it.
import type { BrowserContext } from "@playwright/test";
import { signInClient, type RegisteredClient } from "./registered-client";

export async function signInBrowser(
  context: BrowserContext,
  who: Pick<RegisteredClient, "email" | "password">,
): Promise<void> {
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
    apiKey: "emulator",
    appName: "[DEFAULT]",
  };
  await context.addInitScript((record) => {
    const key = "firebase:authUser:emulator:[DEFAULT]";
    if (localStorage.getItem("signed-in-by-test")) return; // only once: a later sign-out counts
    localStorage.setItem("signed-in-by-test", "yes");
    localStorage.setItem(key, record);
  }, JSON.stringify(user));
}
