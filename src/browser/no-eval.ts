// Imported before everything else: zod looks whether it may make functions from text, and the look alone breaks the
// content security policy, which the browser then reports on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
