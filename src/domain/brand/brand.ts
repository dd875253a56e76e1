// A consultancy that adopts the product replaces this folder: its names, its logo and the colours of its reports are
// here, the colours of the screen in colors.css, the icons of the browser in icons/, and its own pages in pages/.
export const brand = {
  name: "Waymark",
  tagline: "AI-fueled tools and assessments for training that finds its way",
  contact: "hello@waymark.example",
} as const;

/** The look of its reports, in Word and on paper; on the screen the style sheets decide. */
export const reportLook = {
  colors: { heading: "#0f5c4d", accent: "#d9622b" },
  /** Stands above every page and on the cover of a report: an SVG with its size. */
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="60" viewBox="0 0 10 30"><rect width="10" height="15" rx="1.5" fill="var(--blaze, #d9622b)"/><rect y="18" width="10" height="12" rx="1.5" fill="var(--blaze, #d9622b)"/></svg>',
} as const;

/** Stands above every mail: HTML with its styles in its elements, as mail programs want it, and no image. */
export const logoInMail =
  '<div aria-hidden="true" style="width:10px;height:15px;margin-bottom:4px;background-color:#d9622b;border-radius:2px;"></div><div aria-hidden="true" style="width:10px;height:12px;background-color:#d9622b;border-radius:2px;"></div>';

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
