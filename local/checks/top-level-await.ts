// WebKit up to Safari 26 hands out a module of a graph with a top-level await before it is ready (WebKit bug 242740).
import { parseSync } from "vite";

/** Tells whether a script awaits outside every function. */
export function awaitsAtTopLevel(script: string): boolean {
  return hasAwait(parseSync("script.js", script).program);
}

function hasAwait(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasAwait);
  if (typeof node !== "object" || node === null) return false;
  const { type } = node as { type?: unknown };
  if (type === "AwaitExpression" || (type === "ForOfStatement" && "await" in node && node.await === true)) return true;
  // A function's own awaits run when it is called.
  const isFunction = typeof type === "string" && type.includes("Function");
  return !isFunction && Object.values(node).some(hasAwait);
}
