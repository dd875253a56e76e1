/** A consultancy that adopts the product changes its name, its logo and the colours of its reports here. */
export const brand = {
  name: "Waymark",
  tagline: "AI-fueled tools and assessments for training that finds its way",
  contact: "hello@waymark.example",
} as const;

/** How its reports look, in Word and on paper; on the screen the style sheets decide. */
export const reportLook = {
  colors: { heading: "#0f5c4d", accent: "#d9622b" },
  /** Stands on the cover of a report: an SVG with its size. */
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="60" viewBox="0 0 10 30"><rect width="10" height="15" rx="1.5" fill="#d9622b"/><rect y="18" width="10" height="12" rx="1.5" fill="#d9622b"/></svg>',
} as const;

/** Whom the law asks for: the privacy page and SECURITY.md name them. Whoever adopts the product writes their own. */
export const firm = {
  /** The controller. */
  name: "Waymark Training Consultants Ltd.",
  /** What schema.org calls it, for search engines: Organization, EducationalOrganization, ... */
  schemaType: "Organization",
  address: ["1 Trailhead Road", "Northwood NW1 1AA", "Exampleland"],
  privacyContact: "privacy@waymark.example",
  securityContact: "security@waymark.example",
  supervisoryAuthority: {
    name: "the Data Protection Authority of Exampleland",
    website: "https://data-protection.example",
  },
  /** Who gets personal data from us, and where they have it. */
  recipients: {
    hosting: { name: "Google Cloud EMEA Ltd. (Firebase)", place: "the European Union" },
    mail: { name: "Letterbox Mail Services Ltd., mail.example", place: "the European Union" },
    model: { name: "Model Host Inc., model.example", place: "the United States, under standard contractual clauses" },
    recordStore: { name: "Records Ltd., records.example", place: "the European Union" },
  },
} as const;
