// Begins in a package: finds the learning platform, or keeps the learner's progress in the browser.
import type { PlayerSettings } from "../domain/course/exports/package/player-settings";
import { browserRecord } from "./browser-record";
import { onlyPart } from "./page-parts";
import { foldContents } from "./page-turning";
import { startPlayer } from "./player";
import { findApi } from "./scorm/scorm-api";
import { scormRecord } from "./scorm/scorm-record";

foldContents(window);
const settings = JSON.parse(onlyPart(document, "script", "#settings").textContent) as PlayerSettings;
startPlayer(
  window,
  settings,
  settings.kind === "scorm"
    ? scormRecord(findApi(window), () => performance.now())
    : browserRecord(settings.course, () => window.localStorage),
);
