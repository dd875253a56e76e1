// The words of the list of colleagues.
export const colleagueWords = {
  title: "Colleagues",
  lead: "The operator of the site gives and takes the roles. A colleague is listed after the first login.",
  loading: "Loading the colleagues...",
  failed: "The colleagues could not be loaded just now.",
  role: (role: string, isMe: boolean) => (isMe ? `${role} (you)` : role),
  leftOn: "left on",
  withoutAddress: "An account without an address",
} as const;
