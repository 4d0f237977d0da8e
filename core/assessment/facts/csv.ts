/** `letters` are those of one cell, as Excel has them at most. */
export const tableLimits = { rows: 50_000, columns: 400, letters: 32_767 } as const;

export type Row = readonly string[];
export type TableProblem = 'too_many_rows' | 'too_many_columns' | 'cell_too_long' | 'unclosed_quote';
export type Table = Readonly<{ rows: readonly Row[]; problem: TableProblem | null }>;

/** Takes the text of a table piece by piece, so that whoever reads a large one may do something else in between. */
export type TableReader = Readonly<{
  /** False once there is no use in going on. */
  push: (piece: string) => boolean;
  finish: () => Table;
}>;

const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** So much of a text shows what parts its cells. */
const looked = 20_000;

/** What parts the cells: as the first line says (`sep=;`, as Excel writes it), or what stands most often in the first line that has anything, outside quotes. */
export function delimiterOf(text: string): Delimiter {
  const separator = /^sep=([,;\t])\r?\n/.exec(text.slice(0, 10))?.[1];
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const letter of text.slice(0, looked)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' && Object.values(counts).some((count) => count > 0)) break;
    else if (letter === ',' || letter === ';' || letter === '\t') counts[letter] += 1;
  }
  const most = delimiters.toSorted((a, b) => counts[b] - counts[a])[0];
  return delimiters.find((one) => one === separator) ?? most ?? ',';
}

type State = { rows: Row[]; row: string[]; cell: string; mode: 'begin' | 'plain' | 'quoted' | 'closed'; problem: TableProblem | null };

function endCell(state: State): void {
  state.row.push(state.cell.trim());
  state.cell = '';
  state.mode = 'begin';
  if (state.row.length > tableLimits.columns) state.problem = 'too_many_columns';
}

function endRow(state: State): void {
  endCell(state);
  if (state.row.some((cell) => cell !== '')) state.rows.push(state.row);
  state.row = [];
  if (state.rows.length > tableLimits.rows) state.problem = 'too_many_rows';
}

/** What follows inside quotes: everything as it stands up to the next one. */
function readQuoted(state: State, piece: string, from: number): number {
  const end = piece.indexOf('"', from);
  state.cell += piece.slice(from, end === -1 ? undefined : end);
  if (end === -1) return piece.length;
  state.mode = 'closed';
  return end + 1;
}

function readLetter(state: State, letter: string, delimiter: Delimiter): void {
  if (letter === delimiter) endCell(state);
  else if (letter === '\n' || letter === '\r') endRow(state);
  else if (letter === '"' && state.mode === 'begin' && state.cell.trim() === '') {
    state.cell = '';
    state.mode = 'quoted';
  } else if (letter === '"' && state.mode === 'closed') {
    // A quote in quotes stands twice.
    state.cell += letter;
    state.mode = 'quoted';
  } else {
    state.cell += letter;
    if (letter !== ' ') state.mode = 'plain';
  }
}

/** Reads cells (RFC 4180), in time that grows with the text alone; blank lines are none. */
export function readTable(delimiter: Delimiter): TableReader {
  const state: State = { rows: [], row: [], cell: '', mode: 'begin', problem: null };
  return {
    push: (piece) => {
      for (let at = 0; at < piece.length && state.problem === null;) {
        if (state.mode === 'quoted') at = readQuoted(state, piece, at);
        else readLetter(state, piece.charAt(at++), delimiter);
        if (state.cell.length > tableLimits.letters) state.problem = 'cell_too_long';
      }
      return state.problem === null;
    },
    finish: () => {
      if (state.mode === 'quoted' && state.problem === null) state.problem = 'unclosed_quote';
      if (state.problem === null) endRow(state);
      return { rows: state.rows, problem: state.problem };
    },
  };
}
