// Imported before everything else: zod looks whether it may make functions from text, and the look alone breaks the
// content security policy, which the browser then reports on every page. Its settings may be there already.
const page = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
page.__zod_globalConfig = Object.assign(page.__zod_globalConfig ?? {}, { jitless: true });

export {};
