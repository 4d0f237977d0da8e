import { wordsOf } from '#core/assessment/customer-questionnaires/words.ts';
import { controlStates } from '#core/assessment/mapping/statement.ts';

/** What a statement of applicability states about a control, the strongest first: nothing follows from what is excluded or not assessed. */
export const statedStates = [...controlStates, 'excluded'] as const;
export type StatedState = (typeof statedStates)[number];

/** What one cell states: a state, or a yes or no whose meaning its column decides. */
export type CellWord = StatedState | 'yes' | 'no';

/** How people write each, folded: small letters without marks. A cell is understood as a whole or not at all. */
export type CellWords = Readonly<Record<CellWord, readonly string[]>>;

const marks: Readonly<Record<string, CellWord>> = { '✓': 'yes', '✔': 'yes', '☑': 'yes', '☒': 'yes', '✗': 'no', '✘': 'no', '☐': 'no' };
const longestCell = 60;

/** What a cell states; `blank` where it says nothing, null where it is not understood. */
export type CellReader = (text: string) => CellWord | 'blank' | null;

export function cellReader(words: CellWords): CellReader {
  const byWay = new Map((Object.keys(words) as CellWord[]).flatMap((word) => words[word].map((way) => [way, word] as const)));
  return (text) => {
    const written = text.trim();
    if (/^[-–—]?$/.test(written)) return 'blank';
    if (written.length > longestCell) return null;
    return marks[written.replaceAll('\ufe0f', '')] ?? byWay.get(wordsOf(written).join(' ')) ?? null;
  };
}

/** The cells of one row about a control, each as its column means it; null for a column that is not there. */
export type RowCells = Readonly<{ applied: string | null; excluded: string | null; state: string | null }>;

/** Why a row says nothing, or less than it seems to. */
export type CellDoubt = 'unknown_state' | 'unknown_applied' | 'contradiction';
export type RowState = Readonly<{ state: StatedState; written: string; doubt: CellDoubt | null }>;

function appliedIn(cells: RowCells, read: CellReader): 'applied' | 'excluded' | 'blank' | null {
  const excluded = cells.excluded === null ? 'blank' : read(cells.excluded);
  const applied = cells.applied === null ? 'blank' : read(cells.applied);
  if (excluded === null || applied === null) return null;
  const stated = new Set<'applied' | 'excluded'>();
  if (applied !== 'blank') stated.add(applied === 'no' || applied === 'excluded' ? 'excluded' : 'applied');
  if (excluded !== 'blank') stated.add(excluded === 'no' ? 'applied' : 'excluded');
  if (stated.size === 2) return null;
  return [...stated][0] ?? 'blank';
}

const stateOf: Readonly<Record<CellWord | 'blank', StatedState>> = {
  implemented: 'implemented',
  partial: 'partial',
  planned: 'planned',
  not_implemented: 'not_implemented',
  not_assessed: 'not_assessed',
  excluded: 'excluded',
  yes: 'implemented',
  no: 'not_implemented',
  blank: 'not_assessed',
};

/** What a row states about its control. What is in doubt is taken as not assessed: nothing is proposed from it. */
export function rowState(cells: RowCells, read: CellReader): RowState {
  const applied = appliedIn(cells, read);
  // A column about application may say the state itself.
  const written = (cells.state ?? cells.applied ?? '').trim();
  const word = read(written);
  const doubtful = (doubt: CellDoubt): RowState => ({ state: 'not_assessed', written: '', doubt });
  if (applied === null) return doubtful('unknown_applied');
  if (word === null) return applied === 'excluded' ? { state: 'excluded', written: '', doubt: null } : doubtful('unknown_state');
  // That a control applies does not say that it is implemented.
  const isYesOfApplied = cells.state === null && (word === 'yes' || word === 'no');
  const state = isYesOfApplied ? 'not_assessed' : stateOf[word];
  if (applied === 'excluded') {
    return state === 'implemented' || state === 'partial' ? doubtful('contradiction') : { state: 'excluded', written, doubt: null };
  }
  if (state === 'excluded' && applied === 'applied' && cells.state !== null) return doubtful('contradiction');
  return { state, written, doubt: null };
}
