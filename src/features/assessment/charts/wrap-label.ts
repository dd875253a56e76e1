/** A label in lines of at most so many letters; what does not fit into the last line ends in an ellipsis. */
export function wrapLabel(label: string, letters: number, lines = Infinity): string {
  const all = label.split(" ").flatMap((word) => splitWord(word, letters));
  const rows = all.reduce<string[]>((before, word) => {
    const last = before.at(-1);
    return last !== undefined && last.length + 1 + word.length <= letters
      ? [...before.slice(0, -1), `${last} ${word}`]
      : [...before, word];
  }, []);
  if (rows.length <= lines) return rows.join("\n");
  const fitting = rows.slice(0, lines);
  const last = fitting.pop() ?? "";
  return [...fitting, `${last.slice(0, letters - 1).trimEnd()}…`].join("\n");
}

function splitWord(word: string, letters: number): string[] {
  const characters = Array.from(word);
  return Array.from({ length: Math.ceil(characters.length / letters) }, (_, index) =>
    characters.slice(index * letters, (index + 1) * letters).join(""),
  );
}
