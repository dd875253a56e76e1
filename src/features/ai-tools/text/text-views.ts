// What shows a text, reads Markdown and makes files of it is as much as all else of the tools, and an empty tool needs
// none of it. It comes right behind the tool, and its page asks for it ahead (local/build/screen-modules.ts); once it
// is there, every text is shown at once.
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

/** What shows a text: undefined until it is loaded. Once it has failed, only a reload helps: browsers remember that. */
export function useTextViews() {
  const { loaded } = useLoaded(loadTextViews);
  return { views, hasFailed: views === undefined && loaded.status === "failed" };
}
