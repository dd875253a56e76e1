import type { ModelConfig } from "../config";

/** The name, the end and the budget of time that all requests to the model for one text share. */
export interface Generation {
  /** Made by the browser: in every line of the log, and in the model's own log by a header. */
  id: string;
  config: ModelConfig;
  /** Aborts if no reader wants the text any more; the request to the model is then given up as well. */
  left: AbortSignal;
  /** Aborts when the time for all of its requests, with their retries, is used up. */
  deadline: AbortSignal;
}

/** Begins a generation: from now on its time runs. */
export function beginGeneration(id: string, config: ModelConfig, left: AbortSignal): Generation {
  return { id, config, left, deadline: AbortSignal.timeout(config.timeoutMs) };
}
