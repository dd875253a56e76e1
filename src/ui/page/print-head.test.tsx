import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDate } from "../../domain/kernel/locale";
import { PrintHead } from "./print-head";

test("the first line on paper names the day of each print", () => {
  const { container } = render(<PrintHead>Northwind</PrintHead>);
  expect(container).toHaveTextContent(/^Northwind$/);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(container).toHaveTextContent(`Northwind${formatDate(new Date())}`);
});
