import { conceptIndex, conceptsIn, type ConceptIndex, type ConceptWords } from './concepts.ts';
import { wordsOf } from './words.ts';

/** A question answers a row that names one concept of each list of `all` and none of `none`. */
export type MatchRule = Readonly<{ question: string; all: readonly (readonly string[])[]; none: readonly string[] }>;

export type Matcher = Readonly<{ known: ConceptIndex; outside: ConceptIndex; rules: readonly MatchRule[] }>;

export function matcher(
  concepts: Readonly<Record<string, ConceptWords>>,
  outside: Readonly<Record<string, ConceptWords>>,
  rules: readonly MatchRule[],
): Matcher {
  return { known: conceptIndex(concepts), outside: conceptIndex(outside), rules };
}

/**
 * What a row asks: `question` where one question alone is meant, else null; `candidates` are at most three from which a person may choose.
 * `outside` names what no answer of ours can show.
 */
export type Match = Readonly<{ question: string | null; candidates: readonly string[]; outside: readonly string[] }>;

export const mostCandidates = 3;

function fits({ all, none }: MatchRule, found: ReadonlySet<string>): boolean {
  return all.every((group) => group.some((concept) => found.has(concept))) && !none.some((concept) => found.has(concept));
}

/** How forms call the one that answers, and what stands before that word when it is meant and not suppliers in general. */
const answerers = new Set(
  (
    'dostawca wykonawca oferent kontrahent uslugodawca podwykonawca vendor supplier contractor provider bidder tenderer lieferant ' +
    'auftragnehmer dienstleister anbieter bieter fournisseur prestataire titulaire soumissionnaire candidat'
  ).split(' '),
);
const before = new Set(['', 'czy', 'the', 'your', 'der', 'die', 'das', 'le', 'la', 'ihr', 'panstwa', 'does', 'has', 'is', 'can', 'will']);
const latest = 3;

/** What is asked without the one of whom it is asked: “Czy Dostawca wyznaczył …” is not about suppliers. */
function withoutAnswerer(words: readonly string[]): string[] {
  const isAnswerer = (word: string, at: number): boolean => at <= latest && answerers.has(word) && before.has(words[at - 1] ?? '');
  return words.filter((word, at) => !isAnswerer(word, at));
}

/** Deterministic: the same text has the same match, without knowledge of other rows. */
export function matchOf(text: string, { known, outside, rules }: Matcher): Match {
  const words = withoutAnswerer(wordsOf(text));
  const found = conceptsIn(words, known);
  const beyond = [...conceptsIn(words, outside)];
  const fitting = rules.filter((rule) => fits(rule, found)).toSorted((one, other) => other.all.length - one.all.length);
  const candidates = [...new Set(fitting.map(({ question }) => question))].slice(0, mostCandidates);
  const best = new Set(fitting.filter(({ all }) => all.length === fitting[0]?.all.length).map(({ question }) => question));
  const [only = null] = best.size === 1 && beyond.length === 0 ? best : [];
  return { question: only, candidates, outside: beyond };
}
