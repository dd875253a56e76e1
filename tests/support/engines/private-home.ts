/** A browser keeps its settings, caches and downloads in the folder, and reads nothing of this machine's person. */
export function privateHome(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
}
