import * as z from "zod/mini";
import { storedValue, type StoredValue } from "./stored-value";
import type { BrowserStore } from "./storage";

export function storedDraft(store: BrowserStore, key: string): StoredValue<string> {
  return storedValue(store, key, z.string());
}
