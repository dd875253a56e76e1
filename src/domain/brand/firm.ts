// The firm behind the brand. Only the pages about it load this.

/** The firm that the law asks for: the privacy page, the imprint and SECURITY.md name it. */
export const firm = {
  /** The controller. */
  name: "Waymark Training Consultants Ltd.",
  /** Its type in the words of schema.org, for search engines: Organization, EducationalOrganization, ... */
  schemaType: "Organization",
  address: ["1 Trailhead Road", "Northwood NW1 1AA", "Exampleland"],
  /** Its entry in the register of companies. */
  register: "Companies Register of Exampleland, no. 000000",
  /** The person who answers for the contents of the site. */
  responsible: "Robin Trail, managing director",
  privacyContact: "privacy@waymark.example",
  securityContact: "security@waymark.example",
  supervisoryAuthority: {
    name: "the Data Protection Authority of Exampleland",
    website: "https://data-protection.example",
  },
  /** The firms that get personal data from us, and their places. That of hosting has to hold `FUNCTIONS_REGION`. */
  recipients: {
    hosting: {
      name: "Google Cloud EMEA Ltd. (Firebase)",
      place: "the United States, under standard contractual clauses",
    },
    mail: { name: "Letterbox Mail Services Ltd., mail.example", place: "the European Union" },
    model: { name: "Model Host Inc., model.example", place: "the United States, under standard contractual clauses" },
    recordStore: { name: "Records Ltd., records.example", place: "the European Union" },
  },
} as const;
