// The parts that show a text, read Markdown and make files of it are as large as all others of the tools, and an empty
// tool needs none of them. They load right behind the tool, and its page asks for them ahead
// (local/build/screen-modules.ts); after that every text is shown at once.
import { useLoaded } from "../../../ui/hooks/use-loaded";

let views: Awaited<ReturnType<typeof load>> | undefined;

async function load() {
  const [{ WrittenText }, { EarlierResults }] = await Promise.all([
    import("./written-text"),
    import("./earlier-results"),
  ]);
  return { WrittenText, EarlierResults };
}

export async function loadTextViews(): Promise<void> {
  views ??= await load();
}

/**
 * Returns the parts that show a text: undefined until they are loaded. After a failure only a reload helps: browsers
 * remember it.
 */
export function useTextViews() {
  const { loaded } = useLoaded(loadTextViews);
  return { views, hasFailed: views === undefined && loaded.status === "failed" };
}
