import { strFromU8, unzipSync } from "fflate";
import { parse } from "gift-pegjs";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { newCourse } from "../../../src/domain/course/library/course";
import { editWords } from "../../../src/domain/course/rewriting/words";
import { tools } from "../../../src/domain/course/tools";
import { courseWords } from "../../../src/domain/course/words";
import { routes } from "../../../src/domain/kernel/routes";
import { button, dialog, field, heading, ofRole, region, words } from "../../support/engines/target";
import { expect, test } from "../../support/engines/test";
import { aWholeCourse } from "../../support/journeys/course-draft";
import { textOfDocx } from "../../support/journeys/course-tools";
import { unique } from "../../support/journeys/page";
import { setFault } from "../../support/suite/stand-ins";

const outline = region(courseWords.resultOf(tools["course-outline"].title));
const { markdown, word } = courseWords.downloads;

test("an outline grows while it is written, and what has come by a stop is there after a reload", async ({
  person,
}) => {
  const topic = unique("Running good meetings");
  await setFault("model", { kind: "slow", match: topic });
  await person.opens(routes.aiTool("course-outline"));
  await person.types(field("Topic"), topic);
  await person.presses(button(tools["course-outline"].button));
  await person.sees(heading(/./, outline));
  const early = (await person.sees(outline)).text;
  await expect.poll(async () => (await person.sees(outline)).text.length).toBeGreaterThan(early.length);
  await person.presses(button("Stop"));
  await person.sees(words(courseWords.isIncomplete));
  const stopped = (await person.sees(heading(/./, outline))).text;
  await person.reloads();
  await person.sees(words(courseWords.isIncomplete));
  await person.sees(heading(/./, outline), { text: stopped });
});

test("two windows edit different sections of one text at the same time, and each has what both typed", async ({
  person,
}) => {
  const [first, second] = ["Before lifting", "While lifting"] as const;
  const text = `## ${first}\n\nLook at the load.\n\n## ${second}\n\nKeep your back straight.\n`;
  const draft = aWholeCourse({ "study-material": aGeneratedText({ text }) });
  await person.keeps("waymark.course:course-1", JSON.stringify({ ...newCourse("course-1", new Date()), draft }));
  const other = await person.inSecondWindow();
  const windows = [
    { window: person, section: first, typed: "twice" },
    { window: other, section: second, typed: "always" },
  ];
  for (const { window } of windows) await window.opens(routes.aiTool("study-material"));
  const editor = (section: string) => ofRole("textbox", editWords.editing(section));
  for (const { window, section } of windows)
    await window.opensWith(button(`${editWords.edit} ${section}`), editor(section));
  for (const { window, section, typed } of windows) await window.types(editor(section), typed);
  for (const { window, section } of windows) {
    for (const { typed } of windows) await window.sees(words(new RegExp(typed)));
    await window.sees(editor(section), { focused: true });
  }
  await person.reloads();
  for (const { typed } of windows) await person.sees(words(new RegExp(typed)));
});

test("a course is taken along as each kind of file", async ({ person }) => {
  const topic = unique("Safe lifting");
  const course = { ...newCourse("course-1", new Date()), draft: aWholeCourse({ topic }) };
  await person.keeps("waymark.course:course-1", JSON.stringify(course));
  await person.opens(routes.aiTool("assessment"));
  const files = ofRole("group", courseWords.yourCourse);
  await person.opensWith(button(courseWords.downloadCourse), files);
  const named = (ending: string) => new RegExp(`${topic.toLowerCase().replaceAll(" ", "-")}.*\\.${ending}$`);

  await person.presses(button(markdown, files));
  await person.gets(named("md"), (file) => expect(String(file)).toContain(topic));
  await person.presses(button(courseWords.gift, files));
  await person.gets(/questions.*gift/, (file) => expect(parse(String(file)).length).toBeGreaterThan(5));
  await person.presses(button(courseWords.moodleXml, files));
  await person.gets(/questions.*\.xml$/, (file) => expect(String(file)).toMatch(/<\/quiz>\s*$/));
  await person.presses(button(word, files));
  await person.gets(named("docx"), (file) => expect(textOfDocx(file)).toContain(topic));
  await person.presses(button(courseWords.slides, files));
  await person.gets(named("pptx"), (file) =>
    expect(strFromU8(unzipSync(file)["ppt/slides/slide1.xml"] ?? new Uint8Array())).toContain(topic),
  );
  await person.presses(button(courseWords.packages.scorm, files));
  await person.presses(button("Download", dialog(/./)));
  await person.gets(named("zip"), (file) =>
    expect(strFromU8(unzipSync(file)["imsmanifest.xml"] ?? new Uint8Array())).toContain(topic),
  );
});
