import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { Markdown } from "./markdown";

describe("Markdown from a machine or a stranger", () => {
  test("shows an image as its description, so that nothing is fetched", () => {
    const { container } = render(<Markdown>{"![a map of the trail](https://evil.example/?secret=1)"}</Markdown>);
    expect(container.querySelector("img")).toBeNull();
    expect(container).toHaveTextContent("a map of the trail");
    expect(container.innerHTML).not.toContain("evil.example");
  });

  test("drops raw HTML", () => {
    const { container } = render(
      <Markdown>
        {'Before <b onclick="alert(1)">bold</b>\n\n<script>alert(1)</script>\n\n<iframe src="https://evil.example">'}
      </Markdown>,
    );
    expect(container.querySelector("b, script, iframe")).toBeNull();
    expect(container).toHaveTextContent("Before bold");
  });

  test.each([
    "[go](javascript:alert(1))",
    "[go](JaVaScRiPt:alert(1))",
    "[go](data:text/html,hello)",
    "[go](//evil.example)",
    "[go](/admin-dashboard)",
    "[go](vbscript:x)",
    "<javascript:alert(1)>",
  ])("makes no link of %s", (text) => {
    render(<Markdown>{text}</Markdown>);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test.each(["https://example.com/a", "http://example.com", "mailto:ann@example.com"])(
    "links to %s in a new tab that knows nothing of this one",
    (url) => {
      render(<Markdown>{`[go](${url})`}</Markdown>);
      const link = screen.getByRole("link", { name: "go" });
      expect(link).toHaveAttribute("href", url);
      expect(link).toHaveAttribute("rel", "noopener nofollow");
      expect(link).toHaveAttribute("target", "_blank");
    },
  );

  test("puts its headings below the heading that it belongs to", () => {
    render(<Markdown under={2}>{"# Module 1\n\n## Aims\n\n##### Deep"}</Markdown>);
    expect(screen.getByRole("heading", { name: "Module 1", level: 3 })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Aims", level: 4 })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Deep", level: 6 })).toBeInTheDocument();
  });

  test("has no headings where it is told that there is no level left for them", () => {
    render(<Markdown under={6}>{"# Module 1\n\n##### Deep"}</Markdown>);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText("Deep")).toHaveAttribute("data-level", "5");
  });

  test.each([
    ["wider than its area is scrolled by keyboard", 640, 1],
    ["as wide as its area is no stop of the Tab key", 320, 0],
  ])("a table %s", (_, scrollWidth, stops) => {
    const widths = { scrollWidth, clientWidth: 320 };
    const measured = (["scrollWidth", "clientWidth"] as const).map((name) =>
      vi.spyOn(Element.prototype, name, "get").mockReturnValue(widths[name]),
    );
    const { container } = render(<Markdown>{"| Scene | Minutes |\n| --- | ---: |\n| Opening | 5 |"}</Markdown>);
    expect(screen.getByRole("table")).toHaveTextContent("Opening");
    expect(screen.queryAllByRole("group", { name: "Table" })).toHaveLength(stops);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(stops);
    for (const spy of measured) spy.mockRestore();
  });

  test("keeps a single line break, also beside emphasis, and leaves lists and code as they are", () => {
    const { container } = render(
      <Markdown>{"**Time:** 5 minutes\n**For:** all\n\n- one\n- two\n\n```\na\nb\n```"}</Markdown>,
    );
    expect(container.querySelectorAll("br")).toHaveLength(1);
    expect(container.querySelector("br")?.nextElementSibling).toHaveTextContent("For:");
  });

  test("takes the tag of a line break for one, also in a table, and no other tag", () => {
    const { container } = render(<Markdown>{"Look,<br>then lift<b>\n\n| Look,<br/>then |\n| --- |\n| a |"}</Markdown>);
    expect([...container.querySelectorAll("p, th")].map(({ innerHTML }) => innerHTML)).toEqual([
      "Look,<br>\nthen lift",
      "Look,<br>\nthen",
    ]);
  });

  test("names the column in each cell of a table, for windows that show it line by line", () => {
    render(<Markdown>{"| Scene | **Minutes** |\n| --- | ---: |\n| Opening | 5 |"}</Markdown>);
    expect(screen.getAllByRole("cell").map((cell) => cell.dataset.column)).toEqual(["Scene", "Minutes"]);
  });

  test("keeps what is on the screen while more of the text arrives", () => {
    const { rerender } = render(<Markdown>{"# Module 1\n\nSee [go](https://example.com)"}</Markdown>);
    const [heading, link] = [screen.getByRole("heading"), screen.getByRole("link")];
    rerender(<Markdown>{"# Module 1\n\nSee [go](https://example.com) and\n\nmore"}</Markdown>);
    expect(screen.getByRole("heading")).toBe(heading);
    expect(screen.getByRole("link")).toBe(link);
  });
});

test("notes stand where they are written, behind their numbers, and marks beside one another stay apart", () => {
  render(<Markdown>{"## One\n\nSo.[^3][^4]\n\n[^3]: First *said*.\n\n[^4]: Then.\n\n## Two\n\nMore."}</Markdown>);
  const texts = [...document.querySelectorAll("h2, h3, h4, p")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["One", "So.3, 4", "3. First said.", "4. Then.", "Two", "More."]);
  expect([...document.querySelectorAll("sup")].map(({ textContent }) => textContent)).toEqual(["3", ", 4"]);
});
