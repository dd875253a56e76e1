import "./browser/no-eval";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app";
import { makeAlive } from "./app/prerendering/make-alive";
import { addressIn, pathWithoutLanguage } from "./domain/kernel/language";
import { ownLanguage } from "./domain/kernel/own-language";
import { beginSignedIn, loadScreens } from "./app/routes";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

const app = (
  <StrictMode>
    <App router={(screens) => <BrowserRouter basename={addressIn(ownLanguage(), "")}>{screens}</BrowserRouter>} />
  </StrictMode>
);

const path = pathWithoutLanguage(window.location.pathname);

if (root.dataset.prerendered === window.location.pathname) {
  void makeAlive(root, app, () => loadScreens(path));
} else {
  delete root.dataset.prerendered;
  beginSignedIn(path);
  createRoot(root).render(app);
}
