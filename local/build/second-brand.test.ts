// A consultancy that puts its own brand in the place of ours finds nothing of ours in what people read. The folder of
// the brand is replaced while the pages and the functions are built, as it would be in the repository.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { brand as first } from "../../src/domain/kernel/brand";
import { firm as firstFirm } from "../../src/domain/kernel/firm";
import { booking, brand, firm, logoInMail, reportLook } from "../../tests/support/operate/second-brand";
import { projectRoot } from "../shared/project-root";
import { withBrand } from "./brand-files";
import { withPageRenderer } from "./prerendered-pages";

const secondBrand = readFileSync(join(projectRoot, "tests", "support", "operate", "second-brand.ts"), "utf8");
const brandFiles = ["brand.ts", "firm.ts"].map((name) => join(projectRoot, "src", "domain", "brand", name));

/** No person reads the names under which a browser keeps data. */
const ofTheFirst = new RegExp(
  [first.name, first.tagline, first.contact, firstFirm.name, "waymark\\.example"].join("|"),
);
const site = "https://fernpath.example";

test(
  "every page that the build writes has the second brand, and nothing of the first",
  { tags: ["heavy"], timeout: 60_000 },
  async () => {
    const replaced = {
      name: "second-brand",
      enforce: "pre" as const,
      load: (id: string) => (brandFiles.includes(id) ? secondBrand : null),
    };
    const pages = await withPageRenderer(
      projectRoot,
      ({ prerenderedPaths, renderAt }) =>
        Promise.all(prerenderedPaths.map(async (path) => ({ path, ...(await renderAt(path, site)) }))),
      [replaced],
    );
    expect(pages.length).toBeGreaterThan(8);
    for (const { path, head, root } of pages) {
      expect(root, path).toContain(brand.name);
      expect(head + root, path).not.toMatch(ofTheFirst);
      expect(root, path).toContain(reportLook.logo);
      expect(root, path).toContain(`href="mailto:${brand.contact}"`);
    }
    const of = (path: string) => pages.find((page) => page.path === path);
    expect(of("/imprint")?.root).toContain("Fernpath Learning &lt;Partners&gt;");
    expect(of("/imprint")?.root).toContain(firm.register);
    expect(of("/")?.root).toContain(`href="${booking.link}"`);
    expect(of("/")?.head).toContain(`"@type":"${firm.schemaType}"`);
  },
);

test("what stands around the pages has the second brand", () => {
  const html = readFileSync(join(projectRoot, "index.html"), "utf8");
  expect(withBrand(html, brand)).not.toMatch(/%brand|Waymark/);
});

test("no mail and nothing else that the functions can say names the first brand", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, "functions", "src", "index.ts")],
    ...{ bundle: true, write: false, minifyWhitespace: true, legalComments: "none" },
    ...{ platform: "node", format: "esm", packages: "external" },
    plugins: [
      {
        name: "second-brand",
        setup: (building) =>
          building.onLoad({ filter: /(brand|firm)\.ts$/ }, ({ path }) =>
            brandFiles.includes(path) ? { contents: secondBrand, loader: "ts" } : undefined,
          ),
      },
    ],
  });
  const [bundle] = outputFiles.map(({ text }) => text);
  expect(bundle).toContain(brand.contact);
  expect(bundle).toContain(logoInMail);
  expect(bundle).toContain(booking.link);
  expect(bundle?.split("\n").filter((line) => ofTheFirst.test(line))).toEqual([]);
});
