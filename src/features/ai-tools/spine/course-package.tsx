import { courseWords } from "../../../domain/course/words";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";

interface CoursePackageProps {
  kind: keyof typeof courseWords.packages;
  onClose: () => void;
}

const loadDialog = () => import("../package/package-dialog");

/** What makes a package is loaded when somebody wants one. */
export function CoursePackage(about: CoursePackageProps) {
  const { loaded, retry } = useLoaded(loadDialog);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.packageFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.PackageDialog {...about} />;
}
