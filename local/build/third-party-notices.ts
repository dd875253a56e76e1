// The notices that licences ask for are served beside the site. Vite writes those of all modules that the build holds
// (`build.license`); this adds the packages of which only files are taken (fonts), the NOTICE that some packages have
// besides their licence, and the Apache licence, which asks for a copy and which Firebase's packages bring none of.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { fontPackages } from "./fonts";
import { routes } from "../../src/domain/kernel/routes";

const noticesFile = routes.thirdPartyNotices.slice(1);
const apacheLicence = resolve(import.meta.dirname, "apache-2.0.txt");

/** Packages of workers, which are in no chunk of the site. */
const workerPackages = ["pdfjs-dist"];

export function thirdPartyNotices(): Plugin {
  return {
    name: "waymark:third-party-notices",
    apply: "build",
    config: () => ({ build: { license: { fileName: noticesFile } } }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const outputs = Object.values(bundle);
        const modules = packagesOf(outputs.flatMap((output) => (output.type === "chunk" ? output.moduleIds : [])));
        const files = packagesOf(
          outputs
            .flatMap((output) => (output.type === "asset" ? output.originalFileNames : []))
            .filter((file) => !file.includes("/.cache/"))
            .concat([...fontPackages, ...workerPackages].map((name) => join("node_modules", name, "package.json"))),
        );
        const notices = bundle[noticesFile];
        if (notices?.type !== "asset") throw new Error(`Vite has written no ${noticesFile}.`);
        notices.source = [
          String(notices.source).trimEnd(),
          ...[...files].filter((folder) => !modules.has(folder)).map(licenceOf),
          ...[...modules, ...files].flatMap(noticeOf),
          `## Apache-2.0\n\n${readFileSync(apacheLicence, "utf8").trim()}`,
          "",
        ].join("\n\n");
      },
    },
  };
}

/** The folders of the packages that these files belong to. */
function packagesOf(files: readonly string[]): Set<string> {
  const folders = files.map((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(resolve(file))?.[0]);
  return new Set(folders.filter((folder) => folder !== undefined).toSorted());
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(resolve(folder, "package.json"), "utf8"),
  ) as PackageManifest;
  return `## ${name} - ${version} (${license})\n\n${readFileSync(resolve(folder, "LICENSE"), "utf8").trim()}`;
}

interface PackageManifest {
  name: string;
  version: string;
  license: string;
}

function noticeOf(folder: string): string[] {
  const notice = resolve(folder, "NOTICE");
  const owner = dirname(folder).endsWith("node_modules") ? "" : `${basename(dirname(folder))}/`;
  return existsSync(notice)
    ? [`## Notice of ${owner}${basename(folder)}\n\n${readFileSync(notice, "utf8").trim()}`]
    : [];
}
