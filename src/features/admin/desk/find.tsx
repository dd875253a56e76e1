import { useEffect, useState } from "react";
import { placeWords } from "../../../domain/operation/place-words";
import { Button } from "../../../ui/button/button";
import { late } from "../../../ui/page/late";

const LateFindDialog = late(async () => (await import("./find-dialog")).FindDialog);

/** Opens the line that finds anything, by a press or by Ctrl+K. */
export function Find() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", openByKey);
    return () => removeEventListener("keydown", openByKey);
  }, []);

  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts={placeWords.findKeys}
        onClick={() => setOpen(true)}
      >
        {placeWords.find}
      </Button>
      {isOpen && <LateFindDialog onClose={() => setOpen(false)} />}
    </>
  );
}
