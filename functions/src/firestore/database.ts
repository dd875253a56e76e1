import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { databaseName } from "../config";

if (getApps().length === 0) initializeApp();

export const database = getFirestore(databaseName());
