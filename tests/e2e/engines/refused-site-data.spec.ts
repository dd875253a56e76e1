// Only Firefox can be told to refuse all cookies and site data: then its storage throws, and its locks reject.
import { tools } from "../../../src/domain/course/tools";
import { courseWords } from "../../../src/domain/course/words";
import { routes } from "../../../src/domain/kernel/routes";
import { provenanceWords } from "../../../src/domain/kernel/provenance-words";
import { button, field, heading, region, words } from "../../support/engines/target";
import { test } from "../../support/engines/test";
import { unique } from "../../support/journeys/page";

test.use({ siteData: "refused" });

test("where site data are refused, an outline is written all the same, and it is said that it is not kept", async ({
  person,
}) => {
  await person.opens(routes.aiTool("course-outline"));
  await person.types(field("Topic"), unique("Safe lifting"));
  await person.presses(button(tools["course-outline"].button));
  await person.sees(heading(/./, region(courseWords.resultOf(tools["course-outline"].title))));
  await person.sees(words(new RegExp(provenanceWords.draft)));
  await person.sees(words(courseWords.draftNotKept));
});
