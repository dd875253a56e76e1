// Installs what `npm start` and `npm test` need, and only when something is missing or the lockfile has changed. Plain
// JavaScript without dependencies, because it runs before there are any.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";

const packageRoot = join(import.meta.dirname ?? "", "..", "..");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Waymark needs Node 20.19 or newer, and this is Node ${process.versions.node}: see https://nodejs.org`);
  process.exit(1);
}

for (const [name, folder] of [
  ["the app", packageRoot],
  ["the functions", join(packageRoot, "functions")],
]) {
  if (isInstalled(folder)) continue;
  if (isLink(join(folder, "node_modules"))) {
    console.error(`${join(folder, "node_modules")} is a link to other packages than package-lock.json asks for.`);
    process.exit(1);
  }
  console.log(`Installing the packages of ${name} …`);
  const code = await npmInstall(folder);
  if (code !== 0) {
    // After a signal there is nothing to explain.
    if (process.exitCode === undefined) console.error(`Installing the packages of ${name} failed.`);
    process.exit(process.exitCode ?? code);
  }
  writeFileSync(stampOf(folder), wanted(folder));
}

/** Installing through a link would replace the packages of another tree. */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function stampOf(folder) {
  return join(folder, "node_modules", ".waymark-installed");
}

/** Returns the conditions of an installation: the lockfile, and the platform that native packages are built for. */
function wanted(folder) {
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  return `${createHash("sha256").update(lockfile).digest("hex")} ${process.platform}-${process.arch}\n`;
}

function isInstalled(folder) {
  const stamp = stampOf(folder);
  if (existsSync(stamp)) return readFileSync(stamp, "utf8") === wanted(folder);
  // npm writes this file at its end, so an installation by hand after the last lockfile is as good as ours.
  const finished = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(finished) || statSync(finished).mtimeMs < statSync(join(folder, "package-lock.json")).mtimeMs)
    return false;
  writeFileSync(stamp, wanted(folder));
  return true;
}

/** Answers with the exit code; a signal goes on to npm, and ours follows when npm has gone. */
function npmInstall(folder) {
  return new Promise((resolve) => {
    const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
      // Run by npm itself, we would hand it the outer npm's settings.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle)_/.test(name))),
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        if (npm.exitCode === null && npm.pid) process.kill(-npm.pid, "SIGKILL");
        process.exitCode = 128 + constants.signals[signal];
      });
    }
    npm.on("error", (problem) => {
      console.error(`npm could not be started: ${problem.message}`);
      resolve(1);
    });
    npm.on("exit", (code) => resolve(code ?? process.exitCode ?? 1));
  });
}
