import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useHashTarget } from "./use-hash-target";

function LatePart({ name }: { name: string }) {
  useHashTarget({ only: name });
  return <h2 id={name}>{name}</h2>;
}

function Page({ late }: { late?: string }) {
  useHashTarget();
  return (
    <>
      <h2 id="inquiries">Inquiries</h2>
      {late !== undefined && <LatePart key={late} name={late} />}
    </>
  );
}

function open(hash: string) {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const page = (late?: string) => (
    <MemoryRouter initialEntries={[`/dashboard${hash}`]}>
      <Page {...(late !== undefined && { late })} />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return { showLater: (late: string) => rerender(page(late)) };
}

test.each(["#inquiries", "#inquiries/Northwind%20%26%20Sons", "#inquiries/50%"])(
  "%s leads to the inquiries",
  (hash) => {
    open(hash);
    expect(document.activeElement).toHaveAttribute("id", "inquiries");
  },
);

test("an address that names no part of the page leads to its top", () => {
  open("#50%");
  expect(document.body).toHaveFocus();
});

test("a list that comes later is gone to where the address names it, and only then", () => {
  const { showLater } = open("#blasts");
  expect(document.body).toHaveFocus();
  showLater("invitations");
  expect(document.body).toHaveFocus();
  showLater("blasts");
  expect(document.activeElement).toHaveAttribute("id", "blasts");
});
