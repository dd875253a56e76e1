// Parts that several rows of the table share.

export const byAddress = "by the address, in small letters";
export const ofAddress = { found: byAddress, isExported: true, erasure: "deleted" } as const;
const byCode = "by the code of the person's invitation";
export const ofCode = { found: byCode, isExported: true, erasure: "deleted" } as const;
/** Its contents are unreadable to all people until the round is over, also to the contact in an export. */
export const ofOpenRound = {
  found: "by the rounds of the person's business",
  isExported: false,
  erasure: "deleted",
  why: "no person may read it before the round is over; the round itself is exported",
} as const;
/** Data that a consultant has signed, of a person's own business or another's. */
export const signed = {
  found: `${byCode}; of a former administrator by the address`,
  addressIn: ["byEmail"],
  isExported: true,
  erasure: "deleted",
  why: "where the person was the administrator, the document stays and the address is taken out",
} as const;
export const notAboutPeople = { isExported: false, erasure: "kept", why: "nothing in it is about a person" } as const;
export const givenAndDeleted = { isExported: true, erasure: "deleted" } as const;
export const underAccountId = {
  isExported: false,
  erasure: "unlinked",
  why: "the id leads to no person after the account is gone",
} as const;
export const waitsForMail = {
  found: "by the ids of the person's invitation and of what they have sent",
  isExported: false,
  erasure: "deleted",
} as const;
export const endsSoon = (why: string) => ({ isExported: false, erasure: "kept", why }) as const;
