import type { AnswerWords, UsualWords } from '#core/assessment/customer-questionnaires/proposal.ts';
import type { Language } from '#core/platform/languages.ts';

const words = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(', '));

/**
 * How lists of questionnaires name each answer in four languages, small letters without marks, the plain word first. “Planned” is none of
 * them: no answer of ours is a plan.
 */
export const listWords: AnswerWords = {
  yes: words(
    'tak, yes, ja, oui, t, y, j, o, true, prawda, wahr, vrai',
    'spelnia, spelnione, w pelni, wdrozone, wdrozono, zgodne, zgodny, tak w pelni',
    'compliant, fully compliant, implemented, fully implemented, in place, met, yes fully, conforms',
    'erfullt, vollstandig erfullt, umgesetzt, vollstandig umgesetzt, vorhanden, konform',
    'conforme, respecte, en place, mis en oeuvre, satisfait, totalement',
  ),
  partial: words(
    'czesciowo, czesciowe, w czesci, tak czesciowo, czesciowo wdrozone, czesciowo spelnia, spelnia czesciowo',
    'partial, partially, partly, in part, partially compliant, partially implemented, partially met, yes partially',
    'teilweise, teils, zum teil, teilweise erfullt, teilweise umgesetzt, teilweise konform',
    'partiellement, en partie, partiel, partielle, partiellement conforme',
  ),
  no: words(
    'nie, no, nein, non, n, false, falsz, falsch, faux',
    'nie spelnia, niespelnione, niewdrozone, nie wdrozono, brak, niezgodne, niezgodny',
    'not compliant, non compliant, not implemented, not in place, not met, none',
    'nicht erfullt, nicht umgesetzt, nicht vorhanden, nicht konform',
    'non conforme, pas en place, non respecte, non satisfait, aucun',
  ),
  not_applicable: words(
    'nie dotyczy, nd, n d, not applicable, na, n a, entfallt, nicht zutreffend, nicht anwendbar, trifft nicht zu',
    'sans objet, so, s o, non applicable, ne s applique pas, nicht relevant, bez znaczenia',
  ),
};

/** How an answer is written where nothing is to be chosen from. */
export const usualWords: Readonly<Record<Language, UsualWords>> = {
  pl: { yes: 'Tak', partial: 'Częściowo', no: 'Nie', not_applicable: 'Nie dotyczy' },
  en: { yes: 'Yes', partial: 'Partially', no: 'No', not_applicable: 'Not applicable' },
  de: { yes: 'Ja', partial: 'Teilweise', no: 'Nein', not_applicable: 'Nicht zutreffend' },
  fr: { yes: 'Oui', partial: 'Partiellement', no: 'Non', not_applicable: 'Sans objet' },
};
