/** Lets the browser answer the person before the rest of a long piece of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
