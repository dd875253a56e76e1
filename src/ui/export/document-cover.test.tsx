import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import { formatDateTime } from "../../domain/kernel/locale";
import { provenanceLine } from "../../domain/kernel/provenance";
import { aProvenance } from "../../domain/kernel/provenance.fixture";
import { markdownDocx } from "./markdown-docx";

describe("a report, opened by another reader", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const picture = { title: "The teams", alt: "Heat map of 2 teams", png, width: 64, height: 32 };
  const cover = {
    publisher: "Waymark",
    logo: { ...picture, title: "Waymark", alt: "Waymark" },
    colors: { heading: "#0f5c4d", accent: "#d9622b" },
    subtitle: "Northwind",
    lines: ["Date: today", "Version: 3", "Reviewed by: Ada"],
  };
  const plan =
    "# Plan\n\n## Priorities\n\n- Roles.[^1]\n- Goals.[^1][^2]\n\n[^1]: How clear? *2*\n\n[^2]: How? *\\*1\\**";

  async function report() {
    const made = await markdownDocx({ title: "Training plan", provenance: aProvenance(), cover }, [
      { markdown: plan },
      { pictures: [picture] },
      { markdown: "## Appendix\n\nAll." },
    ]);
    const buffer = Buffer.from(await made.arrayBuffer());
    const { value, messages } = await mammoth.convertToHtml({ buffer });
    const html = document.createElement("div");
    html.innerHTML = value;
    return { html, messages, files: unzipSync(buffer) };
  }

  test("has its cover, its headings and its pictures with what they show in words", async () => {
    const { html } = await report();
    expect(html.textContent).toMatch(
      /^\s*Waymark\s*Training plan\s*Northwind\s*Date: today\s*Version: 3\s*Reviewed by: Ada/,
    );
    const headings = [...html.querySelectorAll("h1, h2, h3")].map(({ tagName, textContent }) => [tagName, textContent]);
    expect(headings).toEqual(
      expect.arrayContaining([
        ["H1", "Plan"],
        ["H2", "Priorities"],
        ["H3", "The teams"],
        ["H2", "Appendix"],
      ]),
    );
    expect([...html.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["Waymark", "Heat map of 2 teams"]);
  });

  test("has its notes at the end of their section, and every mark leads to its own", async () => {
    const { html } = await report();
    const marks = [...html.querySelectorAll("sup")].map(({ textContent }) => textContent);
    expect(marks.join("")).toBe("11, 2");
    const targets = [...html.querySelectorAll<HTMLAnchorElement>('a[href^="#note-"]')].map(
      (mark) => html.querySelector(mark.getAttribute("href") ?? "")?.closest("p")?.textContent,
    );
    expect(targets).toEqual(["1. How clear? 2", "1. How clear? 2", "2. How? *1*"]);
    const text = html.textContent;
    expect(text.indexOf("2. How?")).toBeLessThan(text.indexOf("The teams"));
  });

  test("has numbered pages, the colours of its publisher and where its words came from", async () => {
    const { files } = await report();
    const xml = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const footers = Object.keys(files).filter((name) => /^word\/footer\d/.test(name));
    expect(footers.map(xml).join("")).toMatch(/>PAGE<.*>NUMPAGES</);
    expect(xml("word/styles.xml")).toContain('<w:color w:val="0f5c4d"/>');
    expect(xml("docProps/core.xml")).toContain(provenanceLine(aProvenance(), formatDateTime));
    expect(xml("docProps/custom.xml")).toContain("trainedAlgorithmicMedia");
  });
});
