// Keeps a page of the build readable if its screen cannot be loaded: a reader who has lost the connection since then
// loses no text.
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { appMessages } from "../../domain/kernel/words";
import { logWarning } from "../../browser/log";
import { takeOverStyles } from "../../browser/prerendered-styles";
import { OlderPage } from "../../ui/page/older-page";
import { UiProvider } from "../../ui/theme/ui-provider";
import { FailedPage } from "../fresh-start/failed-page";
import classes from "./make-alive.module.css";

/** `load` brings what the page's screen consists of. */
export async function makeAlive(root: HTMLElement, app: ReactNode, load: () => Promise<void>): Promise<Root> {
  try {
    await load();
  } catch (error) {
    logWarning("The screen of this page could not be loaded.", error);
    return sayThatItIsOnlyRead(root);
  }
  takeOverStyles(document);
  // React draws a transition in short turns, so that a slow phone answers the person between them.
  return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(root, app))));
}

function sayThatItIsOnlyRead(root: HTMLElement): Root {
  const place = document.createElement("div");
  place.className = classes.onlyRead ?? "";
  root.after(place);
  const notice = createRoot(place);
  notice.render(
    <UiProvider>
      <OlderPage />
      <FailedPage>{appMessages.pageOnlyRead}</FailedPage>
    </UiProvider>,
  );
  return notice;
}
