// Finds the lines in which a model thinks aloud, where it says so with the tags that such models use. A chat template
// may have swallowed the opening tag, so the closing one decides.
const words =
  "think|thinking|thought|thoughts|reasoning|reason|analysis|reflection|scratchpad|planning|draft|seed:think";
/** "<think>", "[THINK]", "◁think▷" and "<|channel|>analysis<|message|>". */
const openingTag = new RegExp(
  String.raw`^\s*(?:<(?:${words})>|\[(?:${words})\]|◁(?:${words})▷|<\|channel\|>(?:analysis|commentary)<\|message\|>|<\|begin_of_(?:${words})\|>|thinking\.\.\.\s*$)`,
  "i",
);
const closings = String.raw`</(?:${words})>|\[/(?:${words})\]|◁/(?:${words})▷|<\|end_of_(?:${words})\|>|\.\.\.done thinking\.?`;
const closingTag = new RegExp(
  String.raw`^\s*(?:${closings}|(?:<\|end\|>|<\|start\|>|assistant|<\|channel\|>|final|<\|message\|>)*<\|channel\|>final<\|message\|>)\s*$`,
  "i",
);
/** Nothing but signs of a chat template: "<|begin_of_solution|>", "<|im_end|>". */
const templateSigns = /^\s*(?:<\|[a-z_ ]{2,30}\|>\s*)+$/i;
/** A tag of any name on the first line, if it closes on a line of its own. */
const anyOpening = /^\s*<([a-z][\w:-]{2,30})>\s*$/i;
const elementsOfText = new Set(["details", "summary", "table", "div", "section", "article", "center", "pre", "code"]);

/** The numbers of the lines that are no part of the text, among lines with or without their breaks. */
export function thinkingLines(lines: readonly string[]): Set<number> {
  const thinking = new Set<number>();
  let added = 0;
  const add = (from: number, to: number) => {
    for (let at = Math.max(from, added); at <= to; at++) thinking.add(at);
    added = to + 1;
  };
  const first = lines.findIndex((line) => line.trim() !== "");
  const own = ownTag(lines, first);
  let isCode = false;
  let open: number | undefined;
  let isBegun = false;
  for (const [at, line] of lines.entries()) {
    const isFirst = at === first;
    if (open === undefined && /^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    else if (!isCode && open === undefined && (openingTag.test(line) || (isFirst && own !== undefined))) {
      open = isFirst || isOnlyTag(line) ? at : undefined;
      if (open !== undefined && closesInLine(line)) {
        add(at, at);
        open = undefined;
      }
    } else if ((open !== undefined && closesInLine(line)) || (!isCode && (closingTag.test(line) || isEnd(line, own)))) {
      // Words before the first thought are chatter; before a later one they are the text.
      add(isBegun && open !== undefined ? open : added, at);
      open = undefined;
      isBegun = true;
    } else if (!isCode && open === undefined && templateSigns.test(line)) add(at, at);
  }
  // A thought without an end is not finished, and nothing has been written behind it.
  if (open !== undefined) add(open, lines.length - 1);
  return thinking;
}

/** The name of the tag on the first line, if it is none of a text's own and closes later. */
function ownTag(lines: readonly string[], first: number): string | undefined {
  const name = anyOpening.exec(lines[first] ?? "")?.[1]?.toLowerCase();
  if (name === undefined || elementsOfText.has(name)) return undefined;
  return lines.some((line) => isEnd(line, name)) ? name : undefined;
}

function isEnd(line: string, name: string | undefined): boolean {
  return name !== undefined && line.trim().toLowerCase() === `</${name}>`;
}

function isOnlyTag(line: string): boolean {
  return line.replace(openingTag, "").trim() === "" || closesInLine(line);
}

function closesInLine(line: string): boolean {
  return closingAnywhere.test(line);
}

const closingAnywhere = new RegExp(String.raw`${closings}|<\|channel\|>final<\|message\|>`, "i");
