import { moduleNumbers, modulesOf } from "../modules";
import { sectionsOf } from "../sections";
import { withoutBold } from "./line-marks";
import { objectiveMarks } from "./objective-marks";

/** The lines of an outline that define the objectives of a module, with their marks. */
export function objectivesOfModule(outline: string, module: string): string[] {
  const modules = modulesOf(outline);
  const number = moduleNumbers(modules)[modules.indexOf(module)] ?? 0;
  const section = sectionsOf(outline).filter(({ heading }) => heading.startsWith(module));
  const ofModule = section.length > 0 ? section.map(({ text }) => text).join("\n") : outline;
  return ofModule.split("\n").flatMap((line) => {
    const defined = objectiveMarks(line).filter(({ level }) => level !== undefined);
    const isOwn = section.length > 0 || defined.some(({ id }) => id.startsWith(`O${number}.`));
    return defined.length > 0 && isOwn ? [withoutBold(line)] : [];
  });
}
