// The requests to the model that mend a flaw. They are sent and never shown, so no other language has them.

/** By the name of the rule. */
export const mendingWishes: Readonly<Record<string, string | undefined>> = {
  "longest-right": "Mend this flaw: Longest option is right. Make all options about as long as each other.",
  "repeated-words": "Mend this flaw: Repeated words. Move the words that all options share into the question.",
  duplicate: "Mend this flaw: Same option twice. Let every option say something of its own.",
  "all-none":
    "Mend this flaw: All or none of the above. Replace the option that refers to the others by one with a content of its own.",
  absolute:
    "Mend this flaw: Absolute term. Write the wrong options without absolute terms such as always, never or only.",
  vague:
    "Mend this flaw: Vague amounts. Write figures or facts instead of vague amounts such as often, some or rarely.",
  "negative-stem": "Mend this flaw: Negative question. Ask for what holds instead.",
  clang:
    "Mend this flaw: Word of the question in the right option. Use no telling word of the question in the right option alone.",
  "agenda-sum": "Mend this flaw: Sum of the agenda. Let the minutes of the agenda make the total that it states.",
};
