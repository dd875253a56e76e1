import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "yaml";
import { beforeEach, expect, test, vi } from "vitest";
import { formatDateTime } from "../../domain/kernel/locale";
import { documentLine, provenanceLine } from "../../domain/kernel/provenance";
import { aProvenance } from "../../domain/kernel/provenance.fixture";
import { UiProvider } from "../theme/ui-provider";
import { uiWords } from "../words";
import { exportWords } from "./words";
import { ProvenanceLine } from "../markdown/provenance-line";
import { TextExports, type ExportWay } from "./text-exports";

const provenance = aProvenance({ edited: true });
const line = documentLine(provenance, formatDateTime);
const text = { label: "Take it along", title: "A plan", provenance, markdown: () => `# A plan\n\n*${line}*` };

const button = (name: string) => screen.getByRole("button", { name });
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

const files: Blob[] = [];

/** jsdom has no addresses for files and follows no link. */
beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  vi.spyOn(window, "print").mockReturnValue();
  return () => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
    vi.restoreAllMocks();
  };
});

test("a text is copied as it stands, and it is said", async () => {
  const user = userEvent.setup();
  render(<TextExports {...text} />, { wrapper: UiProvider });
  await user.click(button("Copy"));
  expect(await navigator.clipboard.readText()).toBe(text.markdown());
  expect(screen.getByRole("status")).toHaveTextContent(exportWords.copied);
});

test("a browser that refuses to copy is told about, and the next way that works takes that back", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("refused"));
  render(<TextExports {...text} />, { wrapper: UiProvider });
  await user.click(button("Copy"));
  expect(screen.getByRole("alert")).toHaveTextContent(exportWords.notCopied);
  await user.click(button("Copy"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a Word file whose pictures fail is told about, and the reason is logged", async () => {
  const reason = new Error("offline");
  const logged = vi.spyOn(console, "warn").mockReturnValue();
  const parts = () => Promise.reject(reason);
  render(<TextExports {...text} parts={parts} />, { wrapper: UiProvider });
  await userEvent.click(button("Word"));
  expect(await screen.findByRole("alert")).toHaveTextContent(exportWords.wordFailed);
  expect(logged).toHaveBeenCalledExactlyOnceWith(exportWords.wordFailed, reason);
  expect(button("Word")).toHaveAttribute("aria-disabled", "false");
});

test("a text is copied while a Word file is still being made, and only once is that begun", async () => {
  const user = userEvent.setup();
  const parts = vi.fn(() => new Promise<never>(() => undefined));
  render(<TextExports {...text} parts={parts} />, { wrapper: UiProvider });
  await user.click(button("Word"));
  await user.click(button(exportWords.making));
  await user.click(button("Copy"));
  expect(screen.getByRole("status")).toHaveTextContent(exportWords.copied);
  expect(parts).toHaveBeenCalledOnce();
});

test("Print does what the page says, and else prints the page", async () => {
  const print = vi.fn<() => Promise<void>>().mockResolvedValueOnce();
  render(<TextExports {...text} print={print} />, { wrapper: UiProvider });
  await userEvent.click(button("Print"));
  expect(print).toHaveBeenCalledOnce();
});

test("what cannot be loaded to be printed is told about", async () => {
  const print = () => Promise.reject(new Error("offline"));
  render(<TextExports {...text} print={print} />, { wrapper: UiProvider });
  await userEvent.click(button("Print"));
  expect(await screen.findByRole("alert")).toHaveTextContent(uiWords.partFailed);
});

test("a text may be had in fewer ways and as other files, between other buttons", () => {
  const ways = { markdown: "Download as Markdown" };
  const more = { otherFiles: { GIFT: vi.fn() }, before: <button>Edit</button>, after: <button>Start over</button> };
  render(<TextExports {...text} ways={ways} {...more} />, { wrapper: UiProvider });
  expect(buttons()).toEqual(["Edit", "Download as Markdown", "GIFT", "Start over"]);
});

const source = "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia";

/**
 * The file of each way, and the places at which people and machines find in it that a model wrote it. A new way needs a
 * row.
 */
const marks: Record<ExportWay, () => Promise<void>> = {
  copy: async () => {
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(line);
    expect(copied).toContain("(IPTC): compositeWithTrainedAlgorithmicMedia");
  },
  markdown: async () => {
    const file = (await files[0]?.text()) ?? "";
    const [, head = "", body] = file.split("---\n");
    expect(parse(head)).toEqual({
      title: "A plan",
      digitalSourceType: source,
      model: "sample-1",
      writtenAt: "2026-11-21T09:00:00.000Z",
      edited: "true",
    });
    expect(body).toContain(line);
  },
  word: async () => {
    // The writer of Word files is loaded for the first of them.
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
    const zip = unzipSync(new Uint8Array((await files[0]?.arrayBuffer()) ?? []));
    const part = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
    expect(part("word/document.xml").replace(/<[^>]+>/g, "")).toContain(line);
    expect(part("docProps/core.xml")).toContain("compositeWithTrainedAlgorithmicMedia</cp:keywords>");
    expect(part("docProps/core.xml")).toContain("Written by sample-1");
    expect(part("docProps/custom.xml")).toContain(source);
    expect(part("docProps/custom.xml")).toContain('name="model"');
  },
  print: () => {
    const shown = screen.getByText(/^Written by sample-1/);
    expect(shown.textContent).toBe(provenanceLine(provenance, formatDateTime));
    expect(shown.querySelector("meta[itemprop=digitalSourceType]")).toHaveAttribute("content", source);
    return Promise.resolve();
  },
};

test.each(Object.entries(exportWords.ways))("%s carries where the text came from", async (way, label) => {
  const user = userEvent.setup();
  render(
    <>
      <TextExports {...text} />
      <ProvenanceLine provenance={provenance} />
    </>,
    { wrapper: UiProvider },
  );
  await user.click(button(label));
  await marks[way as ExportWay]();
});

test("a file that no model wrote a word of carries no mark", async () => {
  render(<TextExports {...text} provenance={undefined} />, { wrapper: UiProvider });
  await userEvent.click(button("Markdown"));
  expect(await files[0]?.text()).toBe(text.markdown());
});
