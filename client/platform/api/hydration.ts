/** Whether what the server drew is still waiting to become the application's; on the server itself it always is. */
let waiting = typeof document === 'undefined' || document.documentElement.dataset.rendered !== undefined;

/** True while the first drawing of a delivered page has to be the server's: without anything this browser remembers. */
export function isHydrating(): boolean {
  return waiting;
}

/** Tells the application what stands in a field, as if it had just been typed; it has seen nothing of it. */
function dispatchInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  // React compares with the value it was given last: the delivered one is set through the field, the typed one past it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Says that the screen is the application's now, and passes it what was typed and chosen before. */
export function hydratePage(): void {
  if (!waiting) return;
  waiting = false;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root input, #root textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) continue;
      field.checked = field.defaultChecked;
      field.click();
    } else if (field.type === 'file') {
      if (field.value !== '') field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.type !== 'hidden' && field.value !== field.defaultValue) dispatchInput(field);
  }
}
