import type { ImportRow } from '#contract/assessment/answering/exchange/imports.ts';

/** Proposals of one kind: what would replace an answer that was given, or what is proposed where there is none. */
export const proposalKinds = ['conflict', 'yes', 'partial', 'no'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
export type ProposalGroup = Readonly<{ kind: ProposalKind; rows: readonly ImportRow[] }>;

function kindOf({ kind, filled }: ImportRow): ProposalKind | null {
  if (kind === 'conflict') return 'conflict';
  return filled.answer === 'not_applicable' ? null : filled.answer;
}

/** Proposals by their kind; kinds without any are left out. */
export function proposalGroups(rows: readonly ImportRow[]): ProposalGroup[] {
  return proposalKinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => kindOf(row) === kind);
    return ofKind.length > 0 ? [{ kind, rows: ofKind }] : [];
  });
}

/** What is ticked: a question together with the answer that its reader saw, so that a tick does not outlive a change of it. */
export type Ticked = ReadonlySet<string>;

function tickOf({ questionId, seen }: ImportRow): string {
  return `${questionId} ${seen ?? ''}`;
}

export function isTicked(ticked: Ticked, row: ImportRow): boolean {
  return ticked.has(tickOf(row));
}

export function withTicks(ticked: Ticked, rows: readonly ImportRow[], wanted: boolean): Ticked {
  const changed = new Set(ticked);
  for (const row of rows) {
    if (wanted) changed.add(tickOf(row));
    else changed.delete(tickOf(row));
  }
  return changed;
}
