// Another consultancy's brand, to see that nothing of the first is left where it stands in its place.
export const brand = {
  name: "Fernpath",
  tagline: "Learning that holds in the field & on the floor",
  contact: "post@fernpath.example",
} as const;

export const booking = { link: "https://book.fernpath.example/half-an-hour" };

export const reportLook = {
  colors: { heading: "#1b2a6b", accent: "#2b8fd9" },
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#2b8fd9"/></svg>',
} as const;

export const logoInMail = '<div aria-hidden="true" style="width:20px;height:20px;background-color:#2b8fd9;"></div>';

export const firm = {
  name: "Fernpath Learning <Partners>",
  schemaType: "EducationalOrganization",
  address: ["2 Moss Lane", "Southfield"],
  register: "Register of Southfield, no. 42",
  responsible: "Ada Fern",
  privacyContact: "privacy@fernpath.example",
  securityContact: "security@fernpath.example",
  supervisoryAuthority: { name: "the Authority of Southfield", website: "https://authority.example" },
  recipients: {
    hosting: { name: "Host Ltd.", place: "Southfield" },
    mail: { name: "Mail Ltd.", place: "Southfield" },
    model: { name: "Model Ltd.", place: "Southfield" },
    recordStore: { name: "Records Ltd.", place: "Southfield" },
  },
} as const;
