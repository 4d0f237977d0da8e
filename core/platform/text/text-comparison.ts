/** A piece of two texts that were compared. */
export type Piece = Readonly<{ kind: 'same' | 'added' | 'removed'; text: string }>;

/** Lengths of the longest common subsequences of all ends of two lists. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [here, below] = [lengths[i], lengths[i + 1]];
      if (!here || !below) continue;
      here[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** What of a list stayed, went and came, in order; what went stands before what came in its place. */
export function compared(one: readonly string[], other: readonly string[]): Piece[] {
  const lengths = commonLengths(one, other);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [before, after] = [one[i], other[j]];
    if (before !== undefined && before === after) {
      pieces.push({ kind: 'same', text: before });
      [i, j] = [i + 1, j + 1];
    } else if (before !== undefined && (after === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      pieces.push({ kind: 'removed', text: before });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: after ?? '' });
      j += 1;
    }
  }
  return pieces;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.kind === piece.kind) runs[runs.length - 1] = { kind: last.kind, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
}

/** Two texts word by word; pieces next to each other differ in kind, and those that are not removed make up the second text. */
export function comparedWords(one: string, other: string): Piece[] {
  const words = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];
  return joined(compared(words(one), words(other)));
}

/** How much of the longer of two texts is in both, from 0 to 1, by words. */
function likeness(pieces: readonly Piece[]): number {
  const size = (kinds: readonly Piece['kind'][]): number =>
    pieces.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { text }) => sum + text.trim().length, 0);
  return size(['same']) / Math.max(1, size(['same', 'added']), size(['same', 'removed']));
}

/** Below it two paragraphs are shown one after the other, not word by word. */
const leastLikeness = 0.3;

const wordsOf = (text: string): string[] => text.match(/[^\s]+/gu) ?? [];

/** What the likeness of two texts cannot exceed: the words that are in both, in whatever order. Linear, where the likeness itself is not. */
function mostLikeness(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const open = new Map<string, number>();
  for (const word of left) open.set(word, (open.get(word) ?? 0) + 1);
  const shared = right.filter((word) => {
    const count = open.get(word) ?? 0;
    if (count > 0) open.set(word, count - 1);
    return count > 0;
  });
  const size = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);
  // Spaces inside a piece count in the likeness, so that it may be higher than by words alone.
  return (size(shared) + shared.length) / Math.max(1, size(left), size(right));
}

type Match = Readonly<{ place: number; pieces: Piece[]; likeness: number }>;

/** The paragraph that is most like a new one, the first of several; null where none is like it. */
function bestMatch(gone: readonly Piece[], added: Piece): Match | null {
  let best: Match | null = null;
  for (const [place, { text }] of gone.entries()) {
    const least = best ? best.likeness : leastLikeness;
    if (mostLikeness(text, added.text) < least) continue;
    const pieces = comparedWords(text, added.text);
    const like = likeness(pieces);
    if (like >= leastLikeness && (!best || like > best.likeness)) best = { place, pieces, likeness: like };
  }
  return best;
}

/** The paragraphs of two texts that differ, each as its pieces: a changed one word by word, others whole. What stayed is left out. */
export function changedParagraphs(one: readonly string[], other: readonly string[]): Piece[][] {
  const changed: Piece[][] = [];
  const gone: Piece[] = [];
  for (const piece of compared(one, other)) {
    if (piece.kind === 'removed') gone.push(piece);
    if (piece.kind === 'same') changed.push(...gone.splice(0).map((lost) => [lost]));
    if (piece.kind !== 'added') continue;
    const best = bestMatch(gone, piece);
    if (best) {
      changed.push(...gone.splice(0, best.place).map((lost) => [lost]));
      gone.shift();
      changed.push(best.pieces);
    } else changed.push([piece]);
  }
  changed.push(...gone.map((lost) => [lost]));
  return changed;
}
