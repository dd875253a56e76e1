import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams } from "react-router-dom";
import { moduleTitle, type CourseText } from "../../../domain/course/spine/course-texts";
import { moduleTools, modulesOfDraft } from "../../../domain/course/draft";
import { courseWords } from "../../../domain/course/words";
import { routes } from "../../../domain/kernel/routes";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { uiWords } from "../../../ui/words";
import { useCourseDraft } from "../course/course-draft";
import { useGenerations } from "../course/generations";
import { TextLink } from "./text-link";
import classes from "./spine.module.css";

const loadMoves = () => import("./module-moves");

interface LastMove {
  title: string;
  from: number;
  to: number;
}

/** The texts of the modules: a row for each module of the outline, a column for each kind of text. */
export function TextsTable({ texts }: { texts: readonly CourseText[] }) {
  const language = useCourseDraft(({ draft }) => draft["course-outline"]?.language);
  const selected = useCourseDraft(({ draft }) => draft.selectedModule);
  const { tool: open } = useParams();
  const toolOfModule = moduleTools.find((tool) => tool === open);
  const rows = moduleRows(texts);
  const { moves, last, setLast, opened, setOpened, move } = useMoves(toolOfModule);
  const [over, setOver] = useState<number>();
  const selectedPlace = rows.findIndex(([, [first]]) => first?.about === selected);
  const table = (
    <table className={classes.table} aria-label={courseWords.textsOfCourse}>
      <thead>
        <tr>
          <th scope="col">{courseWords.module}</th>
          {moduleTools.map((tool) => (
            <th key={tool} scope="col">
              {courseWords.columns[tool]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([module, ofModule], place) => (
          <tr
            key={module}
            data-here={toolOfModule !== undefined && place === selectedPlace}
            data-place={place}
            data-over={place === over}
          >
            <th scope="row" title={ofModule[0]?.about}>
              <span className={classes.row}>
                <span className={classes.module} lang={language} dir="auto">
                  {moduleTitle(ofModule[0]?.about ?? "", module)}
                </span>
                {moves && (
                  <moves.MoveHandle
                    title={moduleTitle(ofModule[0]?.about ?? "", module)}
                    place={place}
                    count={rows.length}
                    isTabStop={place === Math.max(0, selectedPlace)}
                    isOpen={opened === place}
                    onOpen={(isOpen) => setOpened(isOpen ? place : undefined)}
                    onMove={(to) => move(place, to)}
                    onDrag={setOver}
                  />
                )}
              </span>
            </th>
            {ofModule.map((text) => (
              <td key={text.tool}>
                <TextLink text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      {moves && last && (
        <Notice
          kind="success"
          action={{
            label: uiWords.undo,
            run: () => {
              move(last.to, last.from);
              setLast(undefined);
            },
          }}
        >
          {moves.moveWords.moved(last.title, last.to + 1, rows.length)}
        </Notice>
      )}
    </>
  );
}

/** The way to move modules, once it is loaded; undefined while a text is written, and where they cannot be moved. */
function useMoves(shown: (typeof moduleTools)[number] | undefined) {
  const navigate = useNavigate();
  const outline = useCourseDraft(({ draft }) => draft["course-outline"]);
  const isWriting = useGenerations((all) => Object.values(all).some(({ running }) => running));
  const { loaded } = useLoaded(loadMoves);
  const [last, setLast] = useState<LastMove>();
  /** The place of the module whose buttons are shown. */
  const [opened, setOpened] = useState<number>();
  const found = loaded.status === "ready" ? loaded.value : undefined;
  const canMove = useMemo(
    () => outline !== undefined && found?.canMoveModules(useCourseDraft.getState().draft) === true,
    [found, outline],
  );
  const moves = canMove && !isWriting ? found : undefined;

  function move(from: number, to: number): void {
    const names = modulesOfDraft(useCourseDraft.getState().draft);
    let selected: number | undefined;
    flushSync(() => {
      selected = moves?.moveModule(from, to);
      if (selected === undefined) return;
      setOpened(opened === from ? to : undefined);
      setLast({ title: moduleTitle(names[from] ?? "", from + 1).replace(/^\d+ /, ""), from, to });
    });
    if (selected === undefined) return;
    // The address has the number of the module that is shown.
    if (shown !== undefined && selected >= 0) void navigate(routes.aiTool(shown, selected + 1), { replace: true });
    document.getElementById(moves?.handleId(to) ?? "")?.focus();
  }

  return { moves, last, setLast, opened, setOpened, move };
}

function moduleRows(texts: readonly CourseText[]): [module: number, ofModule: CourseText[]][] {
  const rows = new Map<number, CourseText[]>();
  for (const text of texts)
    if (text.module !== undefined) rows.set(text.module, [...(rows.get(text.module) ?? []), text]);
  return [...rows];
}
