import { useState } from "react";
import { pageLinkWords } from "../../../../domain/assessment/sharing/words";
import { useSession } from "../../../../firebase/sdk/session";
import { Button } from "../../../../ui/button/button";
import { late } from "../../../../ui/page/late";
import type { Results } from "../../results-data/results";

const LateSharePage = late(async () => (await import("./share-page")).SharePage);

/** The business's way to a link to its one page, once a plan is released. */
export function ShareButton({ code, results }: { code: string; results: Results }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session.status !== "signed-in" || results.plan?.version === undefined || results.businessName === undefined)
    return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {pageLinkWords.share}
      </Button>
      {isOpen && <LateSharePage me={session} code={code} results={results} onClose={() => setOpen(false)} />}
    </>
  );
}
