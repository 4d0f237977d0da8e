/** The rooms of the house (docs/architecture.md). What each may import stands in `lint.ts`. */
export const rooms = ['core', 'content', 'contract', 'proof', 'server', 'client', 'sandbox', 'scripts', 'e2e'] as const;
export type Room = (typeof rooms)[number];

export type Wall = Readonly<{ regex: string; message: string }>;
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

const noParent: Wall = { regex: '^\\.\\./', message: 'An import starts with ./ or #room/.' };

/** What a file of a room may import: its own room, some others (or folders of them), packages and Node. */
export function mayImport(room: Room, others: readonly string[], { packages, node = false }: Reach): Wall[] {
  const open = [room, ...others];
  const named =
    packages === 'any'
      ? []
      : [{ regex: `^${noneOf(['.', '#', ...packages])}`, message: `${room} imports ${packages.join(', ') || 'no package'}.` }];
  const nodeless = node ? [] : [{ regex: '^node:', message: `There is no Node in ${room}.` }];
  return [
    noParent,
    { regex: `^#${noneOf(open.map((one) => `${one}/`))}`, message: `${room} imports ${open.join(', ')}.` },
    ...named,
    ...nodeless,
  ];
}

/** Anywhere else only the way up is closed. */
export const anything: readonly Wall[] = [noParent];

/** Folders of the server that belong to no feature: what every feature stands on. Files beside them are the same. */
export const kernelFolders = ['http', 'db', 'outside', 'pages', 'documents', 'files'] as const;

const folders = kernelFolders.map((folder) => `${folder}/`);

/** What stands below the features names none of them. */
export const noFeature: Wall = {
  regex: `^#server/${noneOf(folders)}.*/`,
  message: 'What every feature stands on imports no feature.',
};
export const noFeatureBeside: Wall = { regex: `^\\./${noneOf(folders)}.*/`, message: noFeature.message };

export const noForeignRepository: Wall = { regex: '^(#server|\\.)/.+/repository\\.ts$', message: "Ask the other feature's service." };
