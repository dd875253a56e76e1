// A hostile document is text wherever it is shown: in the list of paragraphs, behind a mark, and quoted in a lesson.
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { documentInjections } from "../../../../tests/support/course/document-injections";
import { citationMarks } from "../../../domain/course/reading/cited-paragraphs";
import { checkedCitations } from "../../../domain/course/sources/check-citations";
import { cutParagraphs } from "../../../domain/course/sources/cut-paragraphs";
import { noSources, paragraphsByNumber, withSource, type GivenSource } from "../../../domain/course/sources/source";
import { sourceWords } from "../../../domain/course/sources/words";
import { withDrawnMarks } from "../../../ui/markdown/drawn-marks";
import { Markdown } from "../../../ui/markdown/markdown";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { CitationView } from "./citation-view";
import { SourceView } from "./source-view";

const reaching = "script, img, iframe, object, embed, form, base, meta, link, style, svg, video, audio";

function sourcesOf(texts: readonly string[]) {
  return withSource(noSources("c"), { id: "s", name: texts[0] ?? "", texts });
}

/** The citation of a sentence in the text. */
function viewOf(text: string, all: ReturnType<typeof sourcesOf>) {
  const [mark] = citationMarks(text);
  const citation = checkedCitations(text, paragraphsByNumber(all)).at(0);
  return <CitationView numbers={mark?.numbers ?? []} sources={all} citation={citation} />;
}

test("200 payloads and more are shown as they are, and make no element", () => {
  const texts = documentInjections.flatMap(cutParagraphs);
  expect(texts.length).toBeGreaterThanOrEqual(200);
  for (let at = 0; at < texts.length; at += 30) {
    const some = texts.slice(at, at + 30);
    const [source] = sourcesOf(some).sources as [GivenSource];
    const { container, unmount } = render(<SourceView place={{ id: "c" }} source={source} chosen={new Set([1])} />, {
      wrapper: UiProvider,
    });
    for (const text of some) expect(container.textContent).toContain(text);
    expect(container.querySelector(`${reaching}, a`)).toBeNull();
    unmount();
  }
});

test("a model that repeats a payload, of which every third is tried, makes no element, no link but to the web, and no mark that passes for found", () => {
  for (const payload of documentInjections.filter((_, nth) => nth % 3 === 0)) {
    const [text = "x"] = cutParagraphs(payload);
    const quoted = `It says: ${text}\uE0F00\uE0F1 and more. [¶7]`;
    const marks = citationMarks(quoted);
    const drawn = marks.map((mark) => <b key={mark.at} data-mark />);
    const { container, unmount } = render(<Markdown marks={drawn}>{withDrawnMarks(quoted, marks)}</Markdown>);
    expect(container.querySelector(reaching)).toBeNull();
    for (const link of container.querySelectorAll("a")) expect(link.href).toMatch(/^(https?|mailto):/);
    expect(container.querySelectorAll("[data-mark]").length).toBeLessThanOrEqual(marks.length);
    unmount();
  }
});

test.each([
  ["Oil it each Monday. [¶1]", "found"],
  ["Oil it each Tuesday. [¶1]", "notFound"],
  ["Oil it. [¶8]", "notFound"],
  ["Huilez-la souvent, chaque lundi matin. [¶2]", "unchecked"],
] as const)("the mark of %s says %s, and a press shows what is cited", async (text, verdict) => {
  const all = sourcesOf(["Oil it each Monday.", "La pompe est huilée chaque lundi matin."]);
  render(viewOf(text, all), { wrapper: UiProvider });
  const mark = screen.getByRole("button");
  expect(mark).toHaveAccessibleName(expect.stringContaining(sourceWords.verdicts[verdict]));
  expect(document.body.textContent).not.toMatch(/prove/i);
  await userEvent.click(mark);
  // Also within a text from right to left.
  for (const each of [mark, screen.getByRole("dialog")]) expect(each).toHaveAttribute("dir", "ltr");
  const dialog = within(screen.getByRole("dialog"));
  const number = citationMarks(text)[0]?.numbers[0] ?? 0;
  const cited = all.sources[0]?.paragraphs.find((each) => each.number === number)?.text;
  expect(dialog.getAllByText(cited ?? sourceWords.gone(number)).at(-1)).toBeVisible();
});

test("without the sources a mark says that they are in another browser", () => {
  const text = "Oil it each Monday. [¶1]";
  render(viewOf(text, noSources("c")), { wrapper: UiProvider });
  expect(screen.getByRole("button")).toHaveAccessibleName(expect.stringContaining(sourceWords.verdicts.unknown));
});

test("a mark whose paragraph was given once and is not there says so", () => {
  const all = { ...sourcesOf(["Oil it each Monday.", "Stop it."]), next: 9 };
  render(viewOf("Lift it. [¶7]", all), { wrapper: UiProvider });
  expect(screen.getByRole("button")).toHaveAccessibleName(expect.stringContaining(sourceWords.verdicts.gone));
});

test("a source of a business's course waits in the browser until it is kept, and says so", () => {
  const business = { invitationId: "code-1", name: "Northwind" };
  const [source] = sourcesOf(["Oil it each Monday."]).sources as [GivenSource];
  const view = (isHere: boolean) => (
    <SourceView place={{ id: "c", business }} source={{ ...source, isHere }} chosen={new Set()} />
  );
  const { rerender } = render(view(true), { wrapper: UiProvider });
  expect(screen.getByText(sourceWords.onlyHere)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Keep with Northwind/ })).toBeVisible();
  rerender(view(false));
  expect(screen.queryByText(sourceWords.onlyHere)).toBeNull();
  expect(screen.getByText(sourceWords.strikeHint)).toBeVisible();
});
