// jsdom has no addresses for files and follows no link, so a test takes the files that a screen offers.
import { onTestFinished, vi } from "vitest";

/** Returns the files that are offered from now on to the end of the test. */
export function catchDownloads(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
    click.mockRestore();
  });
  return files;
}
