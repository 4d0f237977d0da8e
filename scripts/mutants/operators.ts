/** A node of a syntax tree (ESTree with TypeScript), with its place in the source. */
export type Node = Readonly<{ type: string; start: number; end: number } & Record<string, unknown>>;

/** One way to break a piece of source: what stands there and what is put in its place. */
export type Change = Readonly<{ start: number; end: number; kind: 'expression' | 'statement'; replacement: string }>;

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
};

const methods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    toUpperCase: 'toLowerCase',
    toLowerCase: 'toUpperCase',
  }),
);

/** Calls that give much the same back when they are left out. */
const leftOut = new Set(['filter', 'toSorted', 'toReversed', 'slice', 'trim', 'flat']);

const manyUnits = 1000;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && isText(node.left as Node));

function operatorChanges(node: Node, source: string): string[] {
  const [left, right] = [node.left as Node, node.right as Node];
  const operator = String(node.operator);
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const at = source.indexOf(operator, left.end);
  const [before, after] = [source.slice(node.start, at), source.slice(at + operator.length, node.end)];
  const others = comparisons[operator] ?? [];
  // With parentheses, since `??` may stand beside no other.
  return others.map((other) => (node.type === 'AssignmentExpression' ? `${before}${other}${after}` : `(${before}) ${other} (${after})`));
}

function literalChanges({ value }: Node): string[] {
  if (typeof value === 'boolean') return [String(!value)];
  // One millisecond or grosz more of many is nothing that anybody could see.
  if (typeof value === 'number') return [String(value < manyUnits ? value + 1 : value * 2)];
  if (typeof value === 'string') return [value === '' ? "'broken'" : "''"];
  return [];
}

function callChanges(node: Node, source: string): string[] {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed === true || callee.optional === true) return [];
  const property = callee.property as Node;
  const [name, object] = [String(property.name), callee.object as Node];
  const other = methods.get(name);
  if (other) return [source.slice(node.start, property.start) + other + source.slice(property.end, node.end)];
  return leftOut.has(name) ? [source.slice(object.start, object.end)] : [];
}

/** Each `?.` of a chain taken away by itself. */
function chainChanges(chain: Node, source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    const inner = (node.object ?? node.callee ?? node.expression) as Node | undefined;
    if (node.optional === true && inner) {
      const at = source.indexOf('?.', inner.end);
      const dot = node.type === 'CallExpression' || node.computed === true ? '' : '.';
      found.push(source.slice(chain.start, at) + dot + source.slice(at + 2, chain.end));
    }
    if (inner && isNode(inner)) walk(inner);
  };
  walk(chain.expression as Node);
  return found;
}

type Operator = (node: Node, source: string) => string[];

const onExpressions: Readonly<Record<string, Operator>> = {
  BinaryExpression: operatorChanges,
  LogicalExpression: operatorChanges,
  AssignmentExpression: operatorChanges,
  Literal: literalChanges,
  CallExpression: callChanges,
  ChainExpression: chainChanges,
  TemplateLiteral: (node) => (node.end - node.start > 2 ? ['``'] : []),
  ArrayExpression: (node) => ((node.elements as unknown[]).length > 0 ? ['[]'] : []),
  UnaryExpression: (node, source) => {
    const argument = node.argument as Node;
    return node.operator === '!' || node.operator === '-' ? [source.slice(argument.start, argument.end)] : [];
  },
  UpdateExpression: (node, source) => {
    const text = source.slice(node.start, node.end);
    return [node.operator === '++' ? text.replace('++', '--') : text.replace('--', '++')];
  },
};

/** Every way in which this node alone can be broken. */
export function changesOf(node: Node, source: string): Change[] {
  const place = ({ start, end }: Node) => ({ start, end });
  const own = (onExpressions[node.type]?.(node, source) ?? []).map((replacement) => ({
    ...place(node),
    kind: 'expression' as const,
    replacement,
  }));
  const test = node.test;
  const conditional = ['IfStatement', 'ConditionalExpression', 'WhileStatement'].includes(node.type) && isNode(test);
  const decided = conditional
    ? ['true', 'false']
        .filter((value) => !(node.type === 'WhileStatement' && value === 'true'))
        .map((replacement) => ({ ...place(test), kind: 'expression' as const, replacement }))
    : [];
  const removed = ['ExpressionStatement', 'ThrowStatement'].includes(node.type) && !node.directive;
  return [...own, ...decided, ...(removed ? [{ ...place(node), kind: 'statement' as const, replacement: '' }] : [])];
}
