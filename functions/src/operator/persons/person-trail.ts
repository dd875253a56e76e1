/**
 * The ids that lead to what triggers write about a person: statements, lines of deeds, and mails that wait. A trigger
 * may be late, so they are known for longer than the documents that they come from.
 */
export interface PersonTrail {
  /** The ids of the person's accounts. */
  uids: readonly string[];
  /** The codes of the person's invitations. */
  codes: readonly string[];
  /** The codes of the person's own seats. */
  seats: readonly string[];
  /** The ids of all that the person has sent, also after a move. */
  sentIds: readonly string[];
}

export const noTrail: PersonTrail = { uids: [], codes: [], seats: [], sentIds: [] };
