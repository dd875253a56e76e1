// The Firebase app of this page. Whatever imports it waits until Hosting has told which project that is.
import { initializeApp } from "firebase/app";
import { webConfig } from "./web-config";

export const firebaseApp = initializeApp(await webConfig());
