/** One full stop where a value such as “S.A.” or “sp. z o.o.” ends a sentence; `rest` is what follows the value in the text. */
export function withoutSecondStop(value: string, rest: string): string {
  return value.endsWith('.') && /^\.(?!\.)/.test(rest) ? value.slice(0, -1) : value;
}

/** Fills `{name}` in a text; what has no value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string, at: number) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? withoutSecondStop(String(value), text.slice(at + whole.length)) : whole;
  });
}
