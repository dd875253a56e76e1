import { act, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { formatDate } from "../../domain/kernel/locale";
import { PrintHead } from "./print-head";

afterEach(() => void vi.useRealTimers());

test("the first line on paper names the day of each print", () => {
  const { container } = render(<PrintHead>Northwind</PrintHead>);
  for (const day of ["2027-01-31T12:00:00Z", "2027-02-01T12:00:00Z"].map((at) => new Date(at))) {
    vi.useFakeTimers({ now: day });
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(container).toHaveTextContent(`Northwind${formatDate(day)}`);
  }
});
