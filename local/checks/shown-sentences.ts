// Finds sentences outside `words.ts` that a screen or a function says by itself. In a screen that is any text of its
// elements; elsewhere it is a text that begins like a sentence, or has three words in a row. Names for the program
// alone are none: they have no capital letter and no blanks, or several capitals, as a component has.
import ts from "@typescript/typescript6";

/** The folders of other languages are words alone. */
const screens = /^src\/(?!domain\/|languages\/)/;

/** Pages of prose are their own words. */
const pagesOfProse = /\/pages\/(privacy|accessibility)-screen\.tsx$/;

/** Logs and settings, what goes to the model, mails (pages of prose, too), and the command line of the operator. */
const unseenFunctions =
  /\/(log|config|letter|[\w-]+-mail)\.ts$|\/([\w-]*prompts?|conversation)\.ts$|\/operator\/|\.fixture\.ts$/;

export function isScreen(path: string): boolean {
  return screens.test(path) && !path.endsWith("/words.ts") && !pagesOfProse.test(path);
}

export function isFunction(path: string): boolean {
  return path.startsWith("functions/src/") && !unseenFunctions.test(path);
}

/** Headers and marks of a protocol are often one capital word or two, so a function says something in three. */
export function saidSentences(source: ts.SourceFile): string[] {
  return shownSentences(source).filter((text) => /(\p{L}+ ){2}\p{L}+|^\p{Lu}.*[.!?]$/u.test(text));
}

/** Every sentence of a file, with `…` where a value stands in it. */
export function shownSentences(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForDevelopers(node) || isStyling(node) || isKey(node))
      return;
    const text = textOf(node);
    if (text !== undefined) found.push(text.trim().replaceAll(/\s+/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text : undefined;
  if (ts.isTemplateExpression(node)) {
    const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
    return /(^|\s|…)\p{L}{2,}[.,:;]?(\s|$)/u.test(text) && /\s/.test(text) && !isStyle(text) ? text : undefined;
  }
  if (!ts.isStringLiteralLike(node)) return undefined;
  return isSentence(node.text) || (isInElement(node) && /\p{L}/u.test(node.text)) ? node.text : undefined;
}

function isSentence(text: string): boolean {
  const isName = /^\S*\p{Ll}\p{Lu}\S*$|^[A-Z\d_-]+$/u.test(text);
  const isLike = /^\p{Lu}\p{L}*($|[^\p{L}\d])/u.test(text) || /(\p{L}+ ){2}\p{L}+/u.test(text);
  return isLike && !isName && !isStyle(text);
}

/** Fonts and the system's own colours have names with capitals. */
function isStyling(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return /^(font|style)$/.test(node.name.getText());
  return ts.isBinaryExpression(node) && /\.style\.\w+$/.test(node.left.getText());
}

/** The keys of a keyboard have names with capitals, too. */
function isKey(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && /(^|\.)key$/.test(node.left.getText());
}

function isStyle(text: string): boolean {
  return /\d(px|rem|em)\b|var\(/.test(text);
}

/** Tells whether it is the text of an element, or one of several: `{isOpen ? "hide" : "show"}`. */
function isInElement(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent);
  const isChosen =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText()) && parent.right === node);
  return isChosen && isInElement(parent);
}

/** An error that only a mistake in the code can bring up, or a line of a log. */
function isForDevelopers(node: ts.Node): boolean {
  const called = ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText() : "";
  return /^(Error|TypeError|RangeError|logWarning|log\.\w+|logger\.\w+)$/.test(called);
}
