// The cache of an invited business. Its half of the SDK loads with this module (local/build/firestore-parts.ts).
import { persistentLocalCache, persistentMultipleTabManager } from "firebase/firestore";

export const keptCache = () => persistentLocalCache({ tabManager: persistentMultipleTabManager() });
