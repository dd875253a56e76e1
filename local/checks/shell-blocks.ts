/** The commands in the shell blocks of a page, in order; what a here-document holds is none. */
export function commandsIn(markdown: string, kind = "sh"): string[] {
  const blocks = [...markdown.matchAll(/^```(sh[^\n]*)\n(.*?)^```$/gms)];
  return blocks
    .filter(([, info = ""]) => kind === "sh" || info === kind)
    .flatMap(([, , text = ""]) =>
      text
        .replaceAll(/^(.*<<'(\w+)')\n.*?^\2$/gms, "$1")
        .trim()
        .split("\n"),
    )
    .filter((line) => line !== "");
}
