/** So long, in milliseconds, the page may wait. */
const atOnce = 12;

/** Lets the page answer in between, where work has gone on for long enough. */
export function yieldToPage(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < atOnce) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
