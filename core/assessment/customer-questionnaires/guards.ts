import { wordsOf } from './words.ts';

/** Why an answer of ours does not answer a row by itself, though its question does. */
export const guards = ['text_wanted', 'negated', 'own_figure'] as const;
export type Guard = (typeof guards)[number];

/** How questions begin that want a text and not a yes, in four languages. */
const textCue =
  /^(?:please )?(?:who|what|which|how|when|where|describe|explain|list|give|state|kto|co|jak|jaki|jakie|jaka|kiedy|gdzie|ile|opisz|opisac|prosze opisac|wymien|podaj|w jaki sposob|wer|was|wie|wann|wo|welche|welcher|welches|beschreiben|nennen|bitte beschreiben|qui|que|quel|quelle|quels|quelles|comment|quand|ou|decrivez|decrire|veuillez decrire|indiquez)\b/;

/** Denials that deny nothing: “at least once a year”, “without undue delay”. */
const noDenial =
  /\bnie (?:rzadziej|pozniej|mniej|dluzej|krocej|wiecej|starsz\w+)\b|\bbez zbednej zwloki\b|\b(?:no|not) (?:later|less|more|longer|fewer)\b|\bwithout undue delay\b|\bnicht (?:spater|weniger|seltener|langer|mehr)\b|\bsans (?:delai|retard)\b/g;
const denial = /\b(?:nie|bez|brak|not|no|never|without|cannot|nicht|kein\w*|ohne|aucun\w*|jamais|sans|pas)\b/;

/** More often than once a year, always, and every figure with a unit: no answer of ours states that. */
const figure =
  /\b(?:co )?(?:kwarta\w+|miesieczn\w+|tygodniow\w+|dzienn\w+|codzienn\w+|polroczn\w+|co miesiac|co tydzien|calodobow\w+)\b|\b(?:quarterly|monthly|weekly|daily|hourly|continuous\w*|semi annual\w*|biannual\w*)\b|\b(?:vierteljahrlich\w*|monatlich\w*|wochentlich\w*|taglich\w*|halbjahrlich\w*|quartal\w*)\b|\b(?:trimestriel\w*|mensuel\w*|hebdomadaire\w*|quotidien\w*|semestriel\w*|chaque (?:mois|semaine|jour|trimestre))\b|\b24 7\b|\b\d+ (?:godzin\w*|minut\w*|dni|dniach|dzien|tygodni\w*|miesi\w+|hours?|minutes?|days?|weeks?|months?|stunden?|minuten?|tag\w*|wochen?|monat\w*|heures?|jours?|semaines?|mois|bit\w*|znakow|characters|zeichen|caracteres)\b|\b(?:aes|rsa|sha|tls) \d+|\b(?:one|two|three|six|jeden|dwoch|trzech|szesc|einem|zwei|drei|sechs|un|deux|trois|six) (?:hours?|days?|weeks?|months?|miesiac\w*|miesiec\w*|tygodni\w*|monat\w*|wochen?|mois|semaines?)\b/;
const yearly = /\b12 (?:miesi\w+|months?|monat\w*|mois)\b/g;

/** What prevents a row from being answered by a plain yes: a person reads it against what it asks. */
export function guardsOf(text: string): Guard[] {
  const plain = wordsOf(text).join(' ');
  const found: Guard[] = [];
  if (textCue.test(plain)) found.push('text_wanted');
  if (denial.test(plain.replaceAll(noDenial, ' '))) found.push('negated');
  if (figure.test(plain.replaceAll(yearly, ' '))) found.push('own_figure');
  return found;
}
