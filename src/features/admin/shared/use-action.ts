import { useRef, useState } from "react";
import { logWarning } from "../../../browser/log";
import { useStaff } from "./staff-context";

/**
 * Runs one action at a time and announces a failure in the sentence that the caller gives. Returns the name of the
 * running action and the function that runs one.
 */
export function useAction<Name extends string>() {
  const { announce } = useStaff();
  const [running, setRunning] = useState<Name>();
  const isRunning = useRef(false);

  async function run(name: Name, action: () => Promise<void>, failed: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(name);
    try {
      await action();
    } catch (error) {
      logWarning(failed, error);
      announce({ kind: "error", sentence: failed, retry: () => void run(name, action, failed) });
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  }

  return { running, run: (name: Name, action: () => Promise<void>, failed: string) => void run(name, action, failed) };
}
