export type Fields = Readonly<Record<string, string>>;

/** What the control page says no with. */
export class CommandError extends Error {}

/** Fields of a form and of JSON alike. */
export function textsOf(body: Readonly<Record<string, unknown>>): Fields {
  const texts = Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return Object.fromEntries(texts) as Fields;
}

export function numberIn(fields: Fields, name: string, usual: number): number {
  const value = fields[name] ? Number(fields[name]) : usual;
  if (!Number.isFinite(value)) throw new CommandError(`${name} must be a number`);
  return value;
}

export function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[], usual: T): T {
  const found = allowed.find((one) => one === (fields[name] || usual));
  if (!found) throw new CommandError(`${name} must be one of ${allowed.join(', ')}`);
  return found;
}

export function isOn(fields: Fields): boolean {
  return oneOf(fields, 'on', ['true', 'false'], 'true') === 'true';
}

export function needed(fields: Fields, name: string): string {
  const value = fields[name];
  if (!value) throw new CommandError(`${name} is needed`);
  return value;
}
