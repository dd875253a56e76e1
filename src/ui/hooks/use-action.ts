import { useRef, useState } from "react";
import { logWarning } from "../../browser/log";

/** The result of an action, and its sentence. */
export interface ActionOutcome {
  done: boolean;
  sentence: string;
}

export interface FailedAction {
  sentence: string;
  retry: () => void;
}

type Action = () => Promise<ActionOutcome | undefined> | Promise<void>;

/**
 * Runs one action at a time; a second one asked for at that time is not done. `running` names the action that runs and
 * `outcome` is the result of the last one. An action that throws has failed in the sentence that its caller gives, and
 * that is announced, too.
 */
export function useAction<Name extends string>(announce?: (failure: FailedAction) => void) {
  const [running, setRunning] = useState<Name>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const isRunning = useRef(false);

  async function runAction(name: Name, action: Action, failed?: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(name);
    setOutcome(undefined);
    try {
      const result = await action();
      if (typeof result === "object") setOutcome(result);
    } catch (error) {
      if (failed === undefined) throw error;
      logWarning(failed, error);
      setOutcome({ done: false, sentence: failed });
      announce?.({ sentence: failed, retry: () => run(name, action, failed) });
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  }

  function run(name: Name, action: Action, failed?: string): void {
    void runAction(name, action, failed);
  }

  return { running, outcome, setOutcome, run };
}
