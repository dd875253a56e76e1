// Assessments as IMS QTI 1.2, with the metadata by which Canvas knows a question's kind: Canvas, Brightspace and
// Blackboard import it as a package, a ZIP of the questions and a manifest that names them.
import { provenanceLine, provenanceTags } from "../../kernel/provenance";
import type { PlatformQuestion } from "../questions";
import { learnersQuestion } from "../reading/open-facts";
import type { CategorizedQuestions, QuestionOrigin } from "./question-formats";
import { xmlComment, xmlText } from "./xml-text";

/** One assessment with a section for each group. */
export function qtiOf(groups: readonly CategorizedQuestions[], origin: QuestionOrigin): string {
  const [course = groups[0]?.title ?? ""] = groups[0]?.category ?? [];
  return `<?xml version="1.0" encoding="UTF-8"?>
${xmlComments(groups, origin)}
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
<assessment ident="waymark" title="${xmlText(course)}">
${groups.map((group, nth) => sectionOf(group, nth + 1, origin)).join("\n")}
</assessment>
</questestinterop>
`;
}

/** The origin of all questions and what each group says about its own, as comments of an XML file. */
export function xmlComments(
  groups: readonly CategorizedQuestions[],
  { provenance, formatTime }: QuestionOrigin,
): string {
  const allGaps = groups.flatMap(({ title, gaps = [] }) => gaps.map((gap) => `${title}: ${gap}`));
  const lines = [provenanceLine(provenance, formatTime), ...allGaps];
  return lines.map((line) => `<!-- ${xmlComment(line)} -->`).join("\n");
}

/** The manifest beside `questions.xml` in the package. */
export const qtiManifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="waymark-questions" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">
  <metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
  <organizations/>
  <resources>
    <resource identifier="questions" type="imsqti_xmlv1p2" href="questions.xml"><file href="questions.xml"/></resource>
  </resources>
</manifest>
`;

function sectionOf({ title, questions, provenance }: CategorizedQuestions, group: number, origin: QuestionOrigin) {
  const keywords = provenanceTags(provenance).join(", ");
  const items = questions
    .map(learnersQuestion)
    .map((question, nth) =>
      questionItem(question, { ident: `q${group}-${nth + 1}`, title: `${title} ${nth + 1}`, keywords }, origin),
    );
  return `<section ident="s${group}" title="${xmlText(title)}">\n${items.join("\n")}\n</section>`;
}

interface ItemNames {
  ident: string;
  title: string;
  keywords: string;
}

function questionItem(
  question: PlatformQuestion,
  { ident, title, keywords }: ItemNames,
  { asHtml }: Pick<QuestionOrigin, "asHtml">,
) {
  const { text, options, reason, optionReasons } = question;
  const right = typeof question.answer === "number" ? [question.answer] : question.answer;
  const isSingle = typeof question.answer === "number";
  const html = (markdown: string) =>
    `<material><mattext texttype="text/html">${xmlText(asHtml(markdown))}</mattext></material>`;
  const metadata = {
    question_type: isSingle ? "multiple_choice_question" : "multiple_answers_question",
    points_possible: "1",
    qmd_keywords: keywords,
  };
  const fields = Object.entries(metadata).map(
    ([label, entry]) =>
      `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${xmlText(entry)}</fieldentry></qtimetadatafield>`,
  );
  const labels = options.map(
    (option, at) => `    <response_label ident="${letter(at)}">${html(option)}</response_label>`,
  );
  const feedbacks = [
    ...(reason ? [{ of: "general", when: "<other/>", words: reason }] : []),
    ...options.flatMap((_, at) => {
      const words = optionReasons?.[at];
      return words ? [{ of: letter(at), when: isChosen(at), words }] : [];
    }),
  ];
  const shown = feedbacks.map(
    ({ of, when }) =>
      `  <respcondition continue="Yes"><conditionvar>${when}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="${of}_fb"/></respcondition>`,
  );
  const choices = options.map((_, at) => (right.includes(at) ? isChosen(at) : `<not>${isChosen(at)}</not>`));
  const rightly = isSingle ? right.map(isChosen).join("") : `<and>${choices.join("")}</and>`;
  const told = feedbacks.map(
    ({ of, words }) => `<itemfeedback ident="${of}_fb"><flow_mat>${html(words)}</flow_mat></itemfeedback>`,
  );
  return `<item ident="${ident}" title="${xmlText(title)}">
<itemmetadata><qtimetadata>${fields.join("")}</qtimetadata></itemmetadata>
<presentation>${html(text)}
  <response_lid ident="response" rcardinality="${isSingle ? "Single" : "Multiple"}"><render_choice shuffle="Yes">
${labels.join("\n")}
  </render_choice></response_lid>
</presentation>
<resprocessing>
  <outcomes><decvar varname="SCORE" vartype="Decimal" minvalue="0" maxvalue="100"/></outcomes>
${[...shown, `  <respcondition continue="No"><conditionvar>${rightly}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`].join("\n")}
</resprocessing>
${told.join("\n")}
</item>`;
}

const letter = (at: number) => `option${at + 1}`;
const isChosen = (at: number) => `<varequal respident="response">${letter(at)}</varequal>`;
