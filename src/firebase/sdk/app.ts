// Which Firebase project the page talks to. A build takes it from VITE_FIREBASE_*; a page served by the local launcher
// carries the emulators' ports in a meta element instead, so that one build serves every set of ports.
import { initializeApp, type FirebaseOptions } from "firebase/app";

/** Ports on 127.0.0.1. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  functions: number;
}

export const emulatorPorts = readEmulators();
export const firebaseApp = initializeApp(
  emulatorPorts ? { projectId: "demo-waymark", apiKey: "emulator" } : firebaseOptions(),
);

function readEmulators(): EmulatorPorts | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="waymark-emulators"]')?.content;
  return content ? (JSON.parse(content) as EmulatorPorts) : undefined;
}

function firebaseOptions(): FirebaseOptions {
  const { VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID } =
    import.meta.env as Record<string, string | undefined>;
  if (!VITE_FIREBASE_PROJECT_ID || !VITE_FIREBASE_API_KEY) {
    throw new Error("This build names no Firebase project: set VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API_KEY.");
  }
  return {
    projectId: VITE_FIREBASE_PROJECT_ID,
    apiKey: VITE_FIREBASE_API_KEY,
    authDomain: VITE_FIREBASE_AUTH_DOMAIN ?? `${VITE_FIREBASE_PROJECT_ID}.firebaseapp.com`,
    ...(VITE_FIREBASE_APP_ID && { appId: VITE_FIREBASE_APP_ID }),
  };
}
