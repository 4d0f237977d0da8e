import { isDeliveryAddress, isDomain, isPhone, isRegon, networkProblem, type FormatProblem } from './formats.ts';

/** What the act asks for in an application for entry (UKSC art. 7), in its order as far as it is known; the order of the form in S46 is not. */
export const entryFields = [
  'name',
  'nip',
  'regon',
  'activityNumber',
  'sectors',
  'seat',
  'mailAddress',
  'delivery',
  'email',
  'size',
  'networks',
  'domains',
  'contacts',
  'administrator',
  'security',
  'states',
  'proxy',
  'statement',
] as const;
export type EntryField = (typeof entryFields)[number];

/** What is written into a field; some have several parts. */
export const entryInputs = [
  'name',
  'nip',
  'regon',
  'activityNumber',
  'sectors',
  'seat',
  'mailAddress',
  'delivery',
  'email',
  'size',
  'networks',
  'domains',
  'contact1Name',
  'contact1Phone',
  'contact1Email',
  'contact2Name',
  'contact2Phone',
  'contact2Email',
  'administratorName',
  'administratorEmail',
  'security',
  'states',
  'proxy',
  'headName',
] as const;
export type EntryInput = (typeof entryInputs)[number];

type Check = (line: string) => FormatProblem | null;
const isAddress: Check = (line) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line) ? null : 'email');
const phone: Check = (line) => (isPhone(line) ? null : 'phone');

/** How each line of an input is written, where that is known. */
const checks: Partial<Readonly<Record<EntryInput, Check>>> = {
  nip: (line) => (/^\d{10}$/.test(line) ? null : 'nip'),
  regon: (line) => (isRegon(line) ? null : 'regon'),
  delivery: (line) => (isDeliveryAddress(line) ? null : 'delivery'),
  email: isAddress,
  networks: networkProblem,
  domains: (line) => (isDomain(line) ? null : 'domain'),
  contact1Phone: phone,
  contact1Email: isAddress,
  contact2Phone: phone,
  contact2Email: isAddress,
  administratorEmail: isAddress,
};

/** Inputs of several lines. */
export const manyLines: ReadonlySet<EntryInput> = new Set(['sectors', 'networks', 'domains', 'states', 'mailAddress', 'security']);

const parts: Partial<Readonly<Record<EntryField, readonly EntryInput[]>>> = {
  contacts: ['contact1Name', 'contact1Phone', 'contact1Email', 'contact2Name', 'contact2Phone', 'contact2Email'],
  administrator: ['administratorName', 'administratorEmail'],
  statement: ['headName'],
};

export function inputsOf(field: EntryField): readonly EntryInput[] {
  return parts[field] ?? [field as EntryInput];
}

/** Fields that may not apply: an organisation then states so. */
export const mayNotApply: ReadonlySet<EntryField> = new Set(['activityNumber', 'networks', 'domains', 'security', 'proxy']);

export type EntryValues = Partial<Readonly<Record<EntryInput, string>>>;
/** What an organisation wrote itself: it goes before what is derived. */
export type OwnEntry = Readonly<{ values: EntryValues; notApplicable: readonly EntryField[] }>;
export const noEntry: OwnEntry = { values: {}, notApplicable: [] };

/** Where a value comes from that nobody wrote into the sheet. */
export const entrySources = ['register', 'account', 'scope'] as const;
export type EntrySource = (typeof entrySources)[number];
export type Derived = Readonly<{ value: string; source: EntrySource }>;
export type DerivedEntry = Partial<Readonly<Record<EntryInput, Derived>>>;

/** What is wrong with an input; null for nothing, also where it is empty. */
export function inputProblem(input: EntryInput, value: string): Readonly<{ problem: FormatProblem; line: string }> | null {
  const check = checks[input];
  if (!check) return null;
  for (const line of linesOf(value)) {
    const problem = check(line);
    if (problem) return { problem, line };
  }
  return null;
}

export function linesOf(value: string): string[] {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export type InputState = Readonly<{
  input: EntryInput;
  /** What counts: the own value, else the derived one. */
  value: string;
  derived: Derived | null;
  isOwn: boolean;
  isNeeded: boolean;
  problem: FormatProblem | null;
  /** The line that is wrong. */
  wrong: string | null;
}>;
export type FieldState = Readonly<{
  field: EntryField;
  state: 'complete' | 'missing' | 'wrong' | 'not_applicable';
  inputs: readonly InputState[];
}>;

/** A second contact is needed of everybody but micro and small enterprises; where the size is open, it is asked for. */
function isNeeded(input: EntryInput, oneContact: boolean): boolean {
  return !(oneContact && input.startsWith('contact2'));
}

function stateOf(inputs: readonly InputState[]): 'complete' | 'missing' | 'wrong' {
  if (inputs.some(({ problem }) => problem !== null)) return 'wrong';
  return inputs.some(({ value, isNeeded: needed }) => needed && value === '') ? 'missing' : 'complete';
}

/** Every field of the sheet with what counts in it and what is missing. */
export function entrySheet(own: OwnEntry, derived: DerivedEntry, { oneContact }: Readonly<{ oneContact: boolean }>): FieldState[] {
  return entryFields.map((field) => {
    const inputs = inputsOf(field).map((input): InputState => {
      const written = own.values[input]?.trim() ?? '';
      const found = derived[input] ?? null;
      const value = written || (found?.value ?? '');
      const wrong = inputProblem(input, value);
      return {
        input,
        value,
        derived: found,
        isOwn: written !== '',
        isNeeded: isNeeded(input, oneContact),
        problem: wrong?.problem ?? null,
        wrong: wrong?.line ?? null,
      };
    });
    const isLeftOut = mayNotApply.has(field) && own.notApplicable.includes(field) && inputs.every(({ isOwn }) => !isOwn);
    return { field, inputs, state: isLeftOut ? 'not_applicable' : stateOf(inputs) };
  });
}

/** How many fields are still to be filled in or corrected. */
export function openFields(sheet: readonly FieldState[]): number {
  return sheet.filter(({ state }) => state === 'missing' || state === 'wrong').length;
}
