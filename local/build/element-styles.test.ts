import { expect, test } from "vitest";
import { externalStyles } from "./element-styles";

test("styles in elements go to a style sheet, once each, and no page has one any more", () => {
  const { roots, css, sheet } = externalStyles([
    '<p class="a" style="--at:46">one</p><p style="--at:46">two</p>',
    '<b style="font-family:&quot;Fraunces&quot;" id="b">three</b><i>no style="x" here</i>',
  ]);
  expect(roots).toEqual([
    '<p class="a" data-element-style="s0">one</p><p data-element-style="s0">two</p>',
    '<b data-element-style="s1" id="b">three</b><i>no style="x" here</i>',
  ]);
  expect(css).toBe('[data-element-style="s0"]{--at:46}\n[data-element-style="s1"]{font-family:"Fraunces"}');
  expect(sheet).toMatch(/^assets\/element-styles-[\w-]{8}\.css$/);
});

test("another style has a sheet of another name, which a browser does not have yet", () => {
  const [one, other] = ["1", "2"].map((at) => externalStyles([`<p style="--at:${at}">`]).sheet);
  expect(one).not.toBe(other);
});
