/** Loads a module that reads or writes with Firestore, and opens Firestore beside it. */
export async function withFirestore<Module>(loading: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([loading, import("./firestore").then(({ openFirestore }) => openFirestore())]);
  return loaded;
}
