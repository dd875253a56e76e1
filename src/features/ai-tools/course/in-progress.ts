// The texts that are in progress, stored beside the draft, so that a page that is closed in the middle loses nothing.
import { z } from "zod";
import { generatedText } from "../../../domain/course/generated-text";
import { toolNames } from "../../../domain/course/tools";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

/** To be removed when the draft has the texts and is stored itself. */
export const textsInProgress = storedValue(
  browserStore,
  storedKeys.textsInProgress,
  z.array(z.object({ tool: z.enum(toolNames), text: generatedText })),
);
