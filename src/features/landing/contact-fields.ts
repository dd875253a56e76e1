/** Who writes to us: the same in both forms. */
export const contactFields = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "businessName", label: "Business name", autoComplete: "organization" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
] as const;
