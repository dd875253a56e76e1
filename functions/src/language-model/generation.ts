import type { ModelConfig } from "../config";

/** What all requests to the model have in common that serve one text: one name, one end, one budget of time. */
export interface Generation {
  /** Made by the browser: in every line of the log, and in the model's own log by a header. */
  id: string;
  config: ModelConfig;
  /** Aborts when nobody wants the text any more; the request to the model is then given up as well. */
  left: AbortSignal;
  /** Aborts when the time for all of its requests, with their retries, is used up. */
  deadline: AbortSignal;
}

/** Begins a generation: from now on its time runs. */
export function beginGeneration(id: string, config: ModelConfig, left: AbortSignal): Generation {
  return { id, config, left, deadline: AbortSignal.timeout(config.timeoutMs) };
}
