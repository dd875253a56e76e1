// The words about the keys of the inbox, which come after its first rows.
export const keyWords = {
  title: "Keys",
  use: "Use these keys in this browser",
  meanings: {
    J: "next row",
    K: "row before",
    Enter: "open the row",
    R: "reply",
    E: "move to the task queue, or complete",
    I: "invite the business",
    "Ctrl+K": "find anything",
  },
} as const;
