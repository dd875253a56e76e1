// Imported before everything that publishes a function, because a function takes the options that are set when it is
// made.
import { requiresRole, setGlobalOptions } from "firebase-functions/v2";
import { limitNames } from "../../src/domain/kernel/project/settings";
import { functionsRegion, limit } from "./config";
import { instances } from "./callable/instances";

// The rights that the functions need, and no more: the deployment makes a service account with these roles and no
// other, even in an organisation that gives the default one none.
requiresRole("roles/datastore.user");
requiresRole("roles/firebaseauth.admin"); // sessions that were ended, links to choose a password
requiresRole("roles/cloudtasks.enqueuer");
requiresRole("roles/iam.serviceAccountUser"); // a task is delivered in the name of who enqueued it
requiresRole("roles/run.invoker"); // the deliveries of tasks, schedules and events
requiresRole("roles/eventarc.eventReceiver");

// A deployment with a limit that cannot be read is refused.
limitNames.forEach(limit);

setGlobalOptions({ region: functionsRegion, ...instances.background });
