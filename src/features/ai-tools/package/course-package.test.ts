import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { script, style } from "virtual:course-player";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { brand } from "../../../domain/kernel/brand";
import { manifestProblems } from "../../../../tests/support/course/scorm-schema";
import {
  aDraftWithScreens,
  aPackedDraft,
  end,
  packedFiles,
  start,
} from "../../../../tests/support/course/packed-course";

const pageOf = (files: Record<string, string>) => new JSDOM(files["index.html"]).window.document;
const titlesIn = (page: Document) => [...page.querySelectorAll("article > h2")].map(({ textContent }) => textContent);

test("a SCORM package has a manifest by SCORM's schema, which names every file and the mastery score", async () => {
  const files = packedFiles(aPackedDraft(), { mastery: 75 });
  const manifest = files["imsmanifest.xml"] ?? "";
  expect(await manifestProblems([manifest])).toEqual([]);
  const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
  expect(["imsmanifest.xml", ...named].sort()).toEqual(Object.keys(files).sort());
  expect(manifest).toContain("<adlcp:masteryscore>75</adlcp:masteryscore>");
  expect(manifest).toContain('adlcp:scormtype="sco" href="index.html"');
});

test("the schema notices what is wrong with a manifest", async () => {
  const manifest = packedFiles(aPackedDraft())["imsmanifest.xml"] ?? "";
  expect(await manifestProblems([manifest.replace("ADL SCORM", "x".repeat(101))])).not.toEqual([]);
  expect(await manifestProblems([manifest.replace('scormtype="sco"', 'scormtype="book"')])).not.toEqual([]);
});

test("the pages are each module's lesson and quiz, behind them the study material, and a result", () => {
  const page = pageOf(packedFiles(aPackedDraft()));
  const titles = [start, `Quiz: ${start}`, end, `Quiz: ${end}`, "Study material", "Your result"];
  expect(titlesIn(page)).toEqual(titles);
  expect([...page.querySelectorAll("nav a")].map((link) => link.textContent)).toEqual([
    ...titles.slice(0, -1).map((title) => `${title} (opened)`),
    "Your result",
  ]);
  expect(page.querySelector("h1")?.textContent).toBe("Safe lifting");
  expect(page.querySelector(".brand")?.textContent).toContain(brand.name);
});

test("a module with a storyboard is its screens, one page each, without a direction for its builder", () => {
  const files = packedFiles(aDraftWithScreens());
  const page = pageOf(files);
  expect(titlesIn(page)).toEqual(["The box", "Decide", `Quiz: ${start}`, "Study material", "Your result"]);
  const module = page.querySelector("nav details.module");
  expect([...(module?.querySelectorAll("summary, a") ?? [])].map(({ textContent }) => textContent)).toEqual([
    start,
    "The box (opened)",
    "Decide (opened)",
    "Quiz (opened)",
  ]);
  expect(page.querySelector(".shown")?.innerHTML).toBe("<p>Look <strong>first</strong>.</p>");
  expect(page.querySelector(".spoken")?.textContent).toMatch(/^A box stands/);
  expect([...page.querySelectorAll("form.decision .option input")]).toHaveLength(3);
  expect(page.querySelector("main")?.textContent).not.toMatch(/Text alternative|30 seconds|Button|O1\.1|✓/);
  expect(Object.keys(files).filter((name) => name.startsWith("source/"))).toEqual(
    ["001-storyboard", "002-assessment", "003-study-material"].map((name) => `source/${name}.md`),
  );
});

test("feedback on a decision without listed options is folded until the learner has thought", () => {
  const text =
    "## Screen 1: Decide\n\n- **On screen:** What first?\n- **Interaction:** Single choice. Right: “Look.” Wrong: “Lift.”";
  const page = pageOf(packedFiles(aPackedDraft({ storyboard: { [start]: aGeneratedText({ about: start, text }) } })));
  const compare = page.querySelector<HTMLDetailsElement>("details.compare");
  expect([compare?.open, compare?.querySelector("p")?.textContent]).toEqual([false, "Right: “Look.” Wrong: “Lift.”"]);
});

test("only the parts that were chosen go into it, and without a quiz there is nothing to pass", () => {
  const files = packedFiles(aPackedDraft(), { parts: ["modules"] });
  expect(titlesIn(pageOf(files))).toEqual([start, end, "Your result"]);
  expect(files["imsmanifest.xml"]).not.toContain("masteryscore");
  expect(Object.keys(files).filter((name) => name.startsWith("source/"))).toEqual([
    "source/001-lesson-content.md",
    "source/002-lesson-content.md",
  ]);
});

test("the page is its own: no image, no form's target, no address but the links to read on", () => {
  const page = pageOf(packedFiles(aPackedDraft()));
  const addresses = [...page.querySelectorAll("[src], [href], [action]")].map((one) =>
    ["src", "href", "action"].map((name) => one.getAttribute(name)).find(Boolean),
  );
  const own = /^#|^player\.(js|css)$|^https:\/\/example\.com$/;
  expect(addresses.filter((address) => !own.test(address ?? ""))).toEqual([]);
  expect(page.querySelector("img, iframe, object, video, audio")).toBeNull();
  expect(page.body.textContent).toContain("a map");
  expect(style).not.toMatch(/url\(|@import/);
});

test("player and style together have at most 60 kB", () => {
  expect(Buffer.byteLength(script) + Buffer.byteLength(style)).toBeLessThan(60_000);
  expect(script).not.toMatch(/^\s*(import|export)\b/);
});

test("what is read is in the course's language, and so is what the player says, where it can", () => {
  const german = pageOf(packedFiles(aPackedDraft({}, "de")));
  expect(german.documentElement.lang).toBe("de");
  expect(titlesIn(german).at(-2)).toBe("Lernmaterial");
  const arabic = pageOf(packedFiles(aPackedDraft({}, "ar")));
  expect([arabic.documentElement.lang, arabic.documentElement.dir]).toEqual(["ar", "rtl"]);
  const polish = pageOf(packedFiles(aPackedDraft({}, "pl")));
  expect([polish.documentElement.lang, polish.querySelector(".text")?.getAttribute("lang")]).toEqual(["en", "pl"]);
});

test("where the texts came from stands on every page, in its head, in the manifest and in the sources", () => {
  const edited = aGeneratedText({ text: "Read.", edited: true, trainingGap: "Because managers shout" });
  const files = packedFiles(aPackedDraft({ "study-material": edited }));
  const page = pageOf(files);
  const origins = [...page.querySelectorAll(".origin")].map(({ textContent }) => textContent);
  expect(origins).toHaveLength(5);
  expect(origins.at(-1)).toMatch(/^Written by sample on 2026-11-21.*edited by hand.*AI draft, check before use/);
  expect(page.querySelector('meta[name="digitalSourceType"]')?.getAttribute("content")).toMatch(/composite/);
  expect(files["imsmanifest.xml"]).toContain("AI draft, check before use");
  expect(files["source/005-study-material.md"]).toContain('model: "sample"');
  expect(JSON.stringify(files)).not.toContain("managers shout");
});

test("a fact that is to be checked is a gap for learners, in a text and in a quiz", () => {
  const quiz = "1. How much [check: the stem]?\nA. 20 [check: it]\nB. b\nAnswer: A\nReason: So [check: why].";
  const about = "Module 1: Start";
  const files = packedFiles(
    aPackedDraft({
      "study-material": aGeneratedText({ text: "At most [check: the limit] kg." }),
      assessment: { [about]: aGeneratedText({ text: quiz, about }) },
    }),
  );
  const words = pageOf(files).body.textContent;
  expect(words).toContain("At most … kg.");
  expect(words).toContain("How much …?");
  expect(words).not.toContain("check: ");
});

test("words that look like markup stay words, in the page and in the manifest", async () => {
  const hostile = '</script><script>alert(1)</script>"&<!--]]>';
  const text = `1. ${hostile}\nA. ${hostile}\nB. b\nAnswer: A\nReason: ${hostile}`;
  const files = packedFiles(
    aPackedDraft({ assessment: { [hostile]: aGeneratedText({ text, about: hostile }) } }),
    {},
    hostile,
  );
  const page = pageOf(files);
  expect([...page.querySelectorAll("script")].map((one) => one.id || one.getAttribute("src"))).toEqual([
    "settings",
    "player.js",
  ]);
  expect(page.title).toBe(hostile);
  expect(titlesIn(page)).toContain(`Quiz: ${hostile}`);
  expect(await manifestProblems([files["imsmanifest.xml"] ?? ""])).toEqual([]);
});
