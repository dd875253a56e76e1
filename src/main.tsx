import "./browser/no-eval";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app";
import { loadScreens } from "./app/routes";
import { logWarning } from "./browser/log";
import { takeOverStyles } from "./browser/prerendered-styles";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

const app = (
  <StrictMode>
    <App router={BrowserRouter} />
  </StrictMode>
);

if (root.dataset.prerendered === window.location.pathname) {
  await loadScreens(window.location.pathname).catch((error: unknown) =>
    logWarning("The screen of this page could not be loaded ahead.", error),
  );
  takeOverStyles(document);
  hydrateRoot(root, app);
} else {
  delete root.dataset.prerendered;
  createRoot(root).render(app);
}
