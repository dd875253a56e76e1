import { doc, onSnapshot } from "firebase/firestore";
import { planRun, type PlanRunDocument } from "../../../domain/assessment/plan/plan-run";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { logWarning } from "../../../browser/log";

/**
 * Follows the writing of a plan until the returned function is called; what this browser merely remembers does not
 * count.
 */
export function followPlanRun(invitationId: string, onRun: (run: PlanRunDocument | undefined) => void): () => void {
  const run = doc(firestore(), paths.planRunOf(invitationId)).withConverter(converterFor(planRun));
  return onSnapshot(
    run,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      try {
        onRun(snapshot.data());
      } catch (error) {
        logWarning("The writing of the plan does not fit its schema.", error);
      }
    },
    (error) => logWarning("The writing of the plan could not be followed.", error),
  );
}
