/** What of a list is shown and in which order, as it stands in the address: names with texts. */
type Narrowing = Readonly<Record<string, string>>;

/** One of the options, or what holds where the address says nothing, or something else. */
export function oneOf<T extends string>(options: readonly T[], value: string | null, otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

/** Those of the options that a value with commas names, in the order of the options. */
export function someOf<T extends string>(options: readonly T[], value: string | null): T[] {
  const values = (value ?? '').split(',');
  return options.filter((option) => values.includes(option));
}

/** The part of an address for what is narrowed; what is as at first is left out. */
export function searchFor(narrowing: Narrowing, atFirst: Narrowing): string {
  return new URLSearchParams(Object.entries(narrowing).filter(([name, value]) => value !== atFirst[name])).toString();
}
