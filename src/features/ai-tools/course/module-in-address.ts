// The shown module is in the address or, if a link names the tool alone, in the browser's history, so that reload, Back
// and Forward find the text that was there. The draft follows.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { modulesOfDraft } from "../../../domain/course/draft";
import { firstWrittenModule } from "../../../domain/course/spine/course-texts";
import { tools } from "../../../domain/course/tools";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { moduleIn, routes } from "../../../domain/kernel/routes";
import { changeDraft, useCourseDraft } from "./course-draft";

interface HistoryEntry {
  module: number;
}

/** Returns the state of a navigation for a link that names the tool alone. */
export function moduleState(module: number): HistoryEntry {
  return { module };
}

function moduleInHistory(state: unknown): number | undefined {
  const { module } = (state ?? {}) as Record<keyof HistoryEntry, unknown>;
  return typeof module === "number" && Number.isSafeInteger(module) ? module : undefined;
}

/** Shows the module of the address, else the chosen one, else the first that is written; the address follows. */
export function useModuleInAddress(tool: ToolName): void {
  const navigate = useNavigate();
  const { search, state, key } = useLocation() as { search: string; state: unknown; key: string };
  const { id, draft, status } = useCourseDraft();
  const modules = modulesOfDraft(draft);
  const isOfModule = tools[tool].from === "module";
  const number = moduleIn(new URLSearchParams(search)) ?? moduleInHistory(state);
  const named = isOfModule && number !== undefined ? modules[number - 1] : undefined;
  const selected = modules.indexOf(draft.selectedModule) + 1;

  const seen = useRef<string>(undefined);
  const selectNamed = useEffectEvent(() => {
    if (named === undefined) return;
    const place = `${id} ${key}`;
    // The modules have changed their places under the same address: the open text stays, wherever it is now.
    const hasMoved = seen.current === place && selected > 0 && selected !== number;
    seen.current = place;
    if (hasMoved) void navigate(routes.aiTool(tool, selected), { replace: true });
    else selectModule(named);
  });
  useLayoutEffect(() => selectNamed(), [named, key]);

  const openWritten = useEffectEvent(() => {
    const now = useCourseDraft.getState().draft;
    if (!isOfModule || number === 0 || now.selectedModule !== "") return;
    const written = firstWrittenModule(now, tool);
    if (written !== undefined) selectModule(written);
  });
  // On arrival only: a text that is finished later opens nothing under a person's hands.
  useLayoutEffect(() => openWritten(), [tool, key, id, status]);

  useEffect(() => {
    if (isOfModule && number === undefined && selected > 0)
      void navigate(".", { replace: true, state: moduleState(selected) });
  }, [isOfModule, number, selected, navigate]);
}

/** Selects a module on the screen of a tool; "" selects none. */
export function useModuleSelection(tool: ToolName): (module: string) => void {
  const navigate = useNavigate();

  return (module) => {
    selectModule(module);
    if (tools[tool].from === "topic") return;
    const number = modulesOfDraft(useCourseDraft.getState().draft).indexOf(module) + 1;
    if (number > 0) void navigate(routes.aiTool(tool, number));
    else void navigate(routes.aiTool(tool), { state: moduleState(0) });
  };
}

function selectModule(module: string): void {
  changeDraft((draft) => (draft.selectedModule === module ? draft : { ...draft, selectedModule: module }));
}
