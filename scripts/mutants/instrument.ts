import { parseSync } from 'vite';
import { changesOf, type Change, type Node } from './operators.ts';

/** One mutant of a file: `line` counts from 1, `was` and `is` are source text. */
export type Mutant = Readonly<Change & { id: number; file: string; line: number; was: string; is: string }>;

const transparent = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const closed = new Set(['ImportDeclaration', 'ImportExpression', 'TaggedTemplateExpression', 'ExportAllDeclaration']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** What only developers read: lines of the log and the messages of failures that never should be. */
function isForDevelopers(node: Node): boolean {
  if (node.type === 'ExpressionStatement') return isForDevelopers(node.expression as Node);
  const callee = node.callee as Node | undefined;
  if (node.type === 'NewExpression') return callee?.name === 'Error';
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  const { name, property } = callee.object as Node & { name?: string; property?: Node };
  return name === 'log' || property?.name === 'log';
}

function childrenOf(node: Node): Node[] {
  if (transparent.has(node.type)) return [node.expression as Node];
  // A tagged template is a language of its own (SQL); what is put into it is ours.
  if (node.type === 'TaggedTemplateExpression') return (node.quasi as { expressions: Node[] }).expressions;
  if (closed.has(node.type) || node.type.startsWith('TS')) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'key' && node.computed !== true) return [];
    if (name === 'source' || name === 'parent') return [];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode);
  });
}

function gather(node: Node, source: string, found: Change[]): void {
  if (isForDevelopers(node)) return;
  found.push(...changesOf(node, source));
  for (const child of childrenOf(node)) gather(child, source, found);
}

/** Every mutant of a source; ids start at `firstId`. */
export function mutantsOf(file: string, source: string, firstId: number): Mutant[] {
  const found: Change[] = [];
  for (const statement of parseSync(file, source).program.body as unknown as Node[]) gather(statement, source, found);
  return found.map((change, index) => ({
    ...change,
    id: firstId + index,
    file,
    line: source.slice(0, change.start).split('\n').length,
    was: source.slice(change.start, change.end),
    is: change.replacement,
  }));
}

function wrapped(here: readonly Mutant[], inner: string): string {
  const [first] = here;
  if (first?.kind === 'statement') return `{ if (!__mutant(${first.id})) {${inner}} }`;
  return `(${here.map(({ id, is }) => `__mutant(${id}) ? (${is}) : `).join('')}(${inner}))`;
}

/** The source with every mutant in it, each asleep until the running test awakes it (`__mutant`). */
export function instrumented(source: string, mutants: readonly Mutant[]): string {
  const ordered = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const render = (from: number, to: number, inside: readonly Mutant[]): string => {
    let [text, at, rest] = ['', from, inside];
    while (rest.length > 0) {
      const [{ start, end, kind }] = rest as [Mutant];
      const here = rest.filter((one) => one.start === start && one.end === end && one.kind === kind);
      const below = rest.filter((one) => one.start >= start && one.end <= end && !here.includes(one));
      text += source.slice(at, start) + wrapped(here, render(start, end, below));
      at = end;
      rest = rest.filter((one) => one.start >= end);
    }
    return text + source.slice(at, to);
  };
  return render(0, source.length, ordered);
}

/** The source with one mutant in the place of what stood there. */
export function broken(source: string, { start, end, is, kind }: Mutant): string {
  return source.slice(0, start) + (kind === 'statement' ? ';' : is) + source.slice(end);
}
