import { expect, test } from "vitest";
import { firmPageModule } from "./firm-pages";

test("the first heading is the title, the paragraph below it the lead, and the rest HTML with the brand in it", () => {
  const module = firmPageModule(
    "# Who %brand.name% is\n\nTwo\nlines.\n\n## More\n\n**%firm.name%** <b>x</b> [mail](mailto:%brand.contact%)\n",
    "who.md",
  );
  expect(module).toContain('title: "Who " + text("brand", "name") + " is"');
  expect(module).toContain('lead: "Two lines."');
  expect(module).toContain(
    'html: "<h2>More</h2>\\n<p><strong>" + html("firm", "name") + "</strong> x <a href=\\"mailto:" + html("brand", "contact") + "\\">mail</a></p>"',
  );
});

test.each(["No heading", "# Only a title", "# A title\n\nand a lead"])(
  "%j is no page, and the build says so",
  (text) => {
    expect(() => firmPageModule(text, "who.md")).toThrow('who.md must begin with a heading ("# Title")');
  },
);
