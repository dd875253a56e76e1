import { lazy, useState, type ComponentType, type ReactNode } from "react";

export type Screen = (() => ReactNode) & { load: () => Promise<unknown> };

/**
 * A screen that is loaded when it is first visited. One that was loaded before is there at once: a page that the build
 * has written is made alive without a moment in which React would show that it waits.
 */
export function screen<Name extends string>(
  name: Name,
  loadModule: () => Promise<Record<Name, ComponentType>>,
): Screen {
  let loaded: ComponentType | undefined;

  async function load() {
    loaded = (await loadModule())[name];
    return { default: loaded };
  }

  const Later = lazy(load);

  function LoadedScreen() {
    // The same for as long as it is shown, or the screen would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return <Shown />;
  }

  return Object.assign(LoadedScreen, { load });
}
