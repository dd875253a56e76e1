import { useState } from "react";
import { late } from "../../../ui/page/late";
import type { HeldProps } from "./held";

const HeldWithCode = late(async () => (await import("./held")).Held);

/** The documents of a flood. Their code comes with the first that is held, and stays until its dialogs are closed. */
export function LateHeld(props: HeldProps) {
  const [isThere, setThere] = useState(false);
  if (!isThere && props.count > 0) setThere(true);
  return isThere ? <HeldWithCode {...props} /> : null;
}
