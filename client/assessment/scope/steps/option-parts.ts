import { sectorsOfAnnex1, sectorsOfAnnex2, type Sector } from '#core/assessment/scope/kinds/kind.ts';
import { kindsIn } from '#core/assessment/scope/kinds/kinds.ts';
import type { ScopeField } from '#core/assessment/scope/outcome.ts';

export type GivenAnswer = string | readonly string[] | undefined;
type Title = `scope.fields.sectors.${`parts.${'annex1' | 'annex2' | 'rest'}` | `options.${Sector}`}`;
type Part = Readonly<{ id: string; title?: Title; options: readonly string[] }>;

function sectorParts(options: readonly string[]): Part[] {
  const listed = new Set<string>([...sectorsOfAnnex1, ...sectorsOfAnnex2]);
  return [
    { id: 'annex1', title: 'scope.fields.sectors.parts.annex1', options: sectorsOfAnnex1 },
    { id: 'annex2', title: 'scope.fields.sectors.parts.annex2', options: sectorsOfAnnex2 },
    { id: 'rest', title: 'scope.fields.sectors.parts.rest', options: options.filter((option) => !listed.has(option)) },
  ];
}

function kindParts(options: readonly string[]): Part[] {
  const sectors = [...sectorsOfAnnex1, ...sectorsOfAnnex2].map((sector) => {
    const inSector: readonly string[] = kindsIn(sector);
    return {
      id: sector,
      title: `scope.fields.sectors.options.${sector}`,
      options: options.filter((code) => inSector.includes(code)),
    } as const;
  });
  return [...sectors.filter((part) => part.options.length > 0), { id: 'rest', options: ['kind_unsure'] }];
}

/**
 * The options under their headings: sectors by annex, kinds by sector. What is no longer offered stands there for whoever
 * chose it.
 */
export function partsOf({ name, options: offered, former = [] }: ScopeField, answer: GivenAnswer): readonly Part[] {
  const options = [...offered, ...former.filter((code) => [answer ?? []].flat().includes(code))];
  if (name === 'sectors') return sectorParts(options);
  return name === 'kinds' ? kindParts(options) : [{ id: 'all', options }];
}
