import { database } from "../firestore/database";
import { outboxIn } from "./outbox";

/** The outbox of the project that the functions run in. */
export const projectOutbox = outboxIn(database);
