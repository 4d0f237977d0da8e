/** The layers and the folders beside them (docs/architecture.md). What each may import stands in `lint.ts`. */
export const layers = ['core', 'content', 'contract', 'proof', 'server', 'client', 'sandbox', 'scripts', 'e2e'] as const;
export type Layer = (typeof layers)[number];

export type Boundary = Readonly<{ regex: string; message: string }>;
type Reach = Readonly<{
  /** Packages by name; `any` also allows what a package's folders hold. */
  packages: 'any' | readonly string[];
  node?: boolean;
}>;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** A pattern of texts that begin with none of the given beginnings. The linter's patterns cannot look ahead. */
export function noneOf(beginnings: readonly string[]): string {
  if (beginnings.includes('')) return '[^\\s\\S]';
  const heads = [...new Set(beginnings.map((beginning) => beginning[0] ?? ''))];
  if (heads.length === 0) return '';
  const others = `[^${heads.map(escaped).join('')}]|$`;
  const deeper = heads.map((head) => {
    const rests = beginnings.filter((beginning) => beginning.startsWith(head)).map((beginning) => beginning.slice(1));
    return `${escaped(head)}(?:${noneOf(rests)})`;
  });
  return `(?:${[others, ...deeper].join('|')})`;
}

const noParent: Boundary = { regex: '^\\.\\./', message: 'An import starts with ./ or #layer/.' };

/** What a file of a layer may import: its own layer, some others (or folders of them), packages and Node. */
export function mayImport(layer: Layer, others: readonly string[], { packages, node = false }: Reach): Boundary[] {
  const open = [layer, ...others];
  const named =
    packages === 'any'
      ? []
      : [{ regex: `^${noneOf(['.', '#', ...packages])}`, message: `${layer} imports ${packages.join(', ') || 'no package'}.` }];
  const nodeless = node ? [] : [{ regex: '^node:', message: `There is no Node in ${layer}.` }];
  return [
    noParent,
    { regex: `^#${noneOf(open.map((one) => `${one}/`))}`, message: `${layer} imports ${open.join(', ')}.` },
    ...named,
    ...nodeless,
  ];
}

/** Anywhere else only the way up is closed. */
export const anything: readonly Boundary[] = [noParent];
