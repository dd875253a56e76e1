import "./browser/no-eval";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app";
import { makeAlive } from "./app/prerendering/make-alive";
import { beginSignedIn, loadScreens } from "./app/routes";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

const app = (
  <StrictMode>
    <App router={BrowserRouter} />
  </StrictMode>
);

if (root.dataset.prerendered === window.location.pathname) {
  void makeAlive(root, app, () => loadScreens(window.location.pathname));
} else {
  delete root.dataset.prerendered;
  beginSignedIn(window.location.pathname);
  createRoot(root).render(app);
}
