import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { DeedLine } from "../../../domain/operation/deeds/deed";
import { deedNames, deedWords } from "../../../domain/operation/deeds/words";
import { DeedTable } from "./deed-table";

const people = [
  { uid: "admin-1", email: "ada@waymark.example" },
  { uid: "admin-2", email: "former@waymark.example", revokedAt: new Date(0) },
  // The address of an erased one is taken out.
  { uid: "admin-3", email: "" },
];

function cellsOf(line: Partial<DeedLine>): string[] {
  const document = { at: new Date(0), by: "admin-1", deed: "plan released", object: "code-1", ...line };
  const { unmount } = render(
    <MemoryRouter>
      <DeedTable entries={[{ id: "line-1", document }]} people={people} />
    </MemoryRouter>,
  );
  const [, row] = screen.getAllByRole("row");
  const cells = row ? within(row).getAllByRole("cell") : [];
  const texts = cells.slice(1).map(({ textContent }) => textContent);
  const link = row && within(row).queryByRole("link");
  unmount();
  return [...texts, ...(link ? [link.getAttribute("href") ?? ""] : [])];
}

test("a line says who did what to which business, and leads there", () => {
  const released = deedNames["plan released"];
  expect(cellsOf({})).toEqual(["ada@waymark.example", released, "code-1", "/admin-dashboard/businesses/code-1"]);
});

test("a person who has left is known as long as their address is, and then by the id", () => {
  expect(cellsOf({ by: "admin-2" })[0]).toBe(deedWords.former("former@waymark.example"));
  expect(cellsOf({ by: "admin-3" })[0]).toBe("admin-3");
  expect(cellsOf({ by: "" })[0]).toBe(deedWords.unknown);
});

test("an object that is no business, or is gone, leads nowhere, and neither does a deed of a later version", () => {
  expect(cellsOf({ deed: "inquiry moved", object: "inquiry-1" }).slice(2)).toEqual(["inquiry-1"]);
  expect(cellsOf({ object: "" }).slice(2)).toEqual([deedWords.noObject]);
  expect(cellsOf({ deed: "something new" }).slice(1)).toEqual(["something new", "code-1"]);
});
