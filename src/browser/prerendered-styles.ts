// The content security policy allows no style in an element, so the build puts those of a page that it writes into a
// style sheet (local/build/element-styles.ts). Before the page is made alive each goes back to where React expects it
// and may change it; a program may do that.

export function takeOverStyles(page: Document): void {
  const link = page.querySelector<HTMLLinkElement>("link[data-element-styles]");
  for (const rule of link?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of page.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      element.removeAttribute("data-element-style");
    }
  }
}
