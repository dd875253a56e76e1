import { useParams } from "react-router-dom";
import { moduleTitle, type CourseText } from "../../../domain/course/spine/course-texts";
import { moduleTools } from "../../../domain/course/draft";
import { courseWords } from "../../../domain/course/words";
import { useCourseDraft } from "../course/course-draft";
import { TextLink } from "./text-link";
import classes from "./spine.module.css";

/** The texts of the modules: a row for each module of the outline, a column for each kind of text. */
export function TextsTable({ texts }: { texts: readonly CourseText[] }) {
  const language = useCourseDraft(({ draft }) => draft["course-outline"]?.language);
  const selected = useCourseDraft(({ draft }) => draft.selectedModule);
  const { tool: open } = useParams();
  const isAtModule = moduleTools.some((tool) => tool === open);
  return (
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
        {moduleRows(texts).map(([module, ofModule]) => (
          <tr key={module} data-here={isAtModule && ofModule[0]?.about === selected}>
            <th scope="row" lang={language} dir="auto" title={ofModule[0]?.about}>
              <span className={classes.module}>{moduleTitle(ofModule[0]?.about ?? "", module)}</span>
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
}

function moduleRows(texts: readonly CourseText[]): [module: number, ofModule: CourseText[]][] {
  const rows = new Map<number, CourseText[]>();
  for (const text of texts)
    if (text.module !== undefined) rows.set(text.module, [...(rows.get(text.module) ?? []), text]);
  return [...rows];
}
