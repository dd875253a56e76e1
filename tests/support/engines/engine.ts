// The steps of a journey that every browser engine can do, with any driver. All else is done in the page (in-page/) or
// made of these steps (person.ts), so that every engine is used in the same way.

export interface Engine {
  /** A browser of its own, as far as the page can tell: nothing is kept from another session. */
  newSession(): Promise<EngineSession>;
  close(): Promise<void>;
}

export interface EngineSession {
  newWindow(): Promise<EngineWindow>;
  /** The folder in which downloaded files appear. */
  readonly downloads: string;
  close(): Promise<void>;
}

export interface EngineWindow {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the function in the page; what goes there and comes back is JSON. */
  evaluate<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  run(script: string): Promise<void>;
  /** Moves the pointer there and presses. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  selectAll(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The errors that its driver has told so far. */
  readonly errors: readonly string[];
  /** At once, as a killed tab: the page is not asked. */
  close(): Promise<void>;
}
