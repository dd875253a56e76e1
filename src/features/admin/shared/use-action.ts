import { useRef, useState } from "react";
import { logOnly } from "../../../browser/log";
import { useDesk } from "./staff-context";

/**
 * One deed at a time, and a failure told in its own words. Answers with the name of what is being done, and with the way to do something.
 */
export function useDeed<Name extends string>() {
  const { announce } = useDesk();
  const [doing, setDoing] = useState<Name>();
  const running = useRef(false);

  async function perform(name: Name, act: () => Promise<void>, failed: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setDoing(name);
    try {
      await act();
    } catch (error) {
      logOnly(failed, error);
      announce({ kind: "error", sentence: failed, retry: () => void perform(name, act, failed) });
    } finally {
      running.current = false;
      setDoing(undefined);
    }
  }

  return { doing, perform: (name: Name, act: () => Promise<void>, failed: string) => void perform(name, act, failed) };
}
