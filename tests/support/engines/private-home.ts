/** Settings, caches and downloads of a browser stay in the folder, and nothing of the person at this machine is read. */
export function privateHome(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
}
