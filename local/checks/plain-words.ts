// Counts the comments and sentences that break the rules of docs/writing.md.
import type { TextFile } from "./style-classes";

const conditions =
  /^(what|where|who|whoever|whom|whose|when|how|if|while|as|which|whether|until|since|because|though|although|once|unless|whatever|wherever|whenever)\b/i;

const vague = /\b(whoever|somebody|nobody|meanwhile|whatever|whomever|what comes|goes? along|stands? apart)\b/i;

const commentBlocks = /\/\*\*?(?!\/)([\s\S]*?)\*\/|^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm;

/** Each as `path: the comment's first words`. */
export function conditionComments(file: TextFile): string[] {
  return commentsOf(file)
    .filter((comment) => conditions.test(comment))
    .map((comment) => shown(file, comment));
}

/** Vague words in comments and, in the files of shown sentences, anywhere. */
export function vagueWords(file: TextFile): string[] {
  const texts = file.path.endsWith("/words.ts") ? file.text.split("\n") : commentsOf(file);
  return texts.filter((text) => vague.test(text)).map((text) => shown(file, text));
}

function commentsOf({ text }: TextFile): string[] {
  return [...text.matchAll(commentBlocks)].map(([comment]) =>
    comment
      .replace(/^\s*\/\*\*?|\*\/$/g, "")
      .replace(/^\s*(\/\/|\*)\s?/gm, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function shown({ path }: TextFile, text: string): string {
  return `${path}: ${text.trim().slice(0, 60)}`;
}
