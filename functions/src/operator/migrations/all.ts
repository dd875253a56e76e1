import { undeliveredMails } from "./0001-undelivered-mails";
import { typedLists } from "./0002-typed-lists";
import { planVersions } from "./0003-plan-versions";
import { progressOfInvitations } from "./0004-invitation-progress";
import { wordsOfInquiries, wordsOfInvitations, wordsOfTasks } from "./0005-search-words";
import { preparingBlasts } from "./0008-preparing-blasts";
import { digestsAsMails, movedAcknowledgements, movedConfirmations, movedPasswordLetters } from "./0009-outbox";
import type { Migration } from "./migration";

/** In their order. What is stored has the schema of the last one that has run. */
export const migrations: readonly Migration[] = [
  undeliveredMails,
  typedLists,
  planVersions,
  progressOfInvitations,
  wordsOfInquiries,
  wordsOfTasks,
  wordsOfInvitations,
  preparingBlasts,
  movedAcknowledgements,
  movedConfirmations,
  movedPasswordLetters,
  digestsAsMails,
];
