import type { CellWords } from '#core/assessment/statement-import/cells.ts';
import type { StatementHeadings } from '#core/assessment/statement-import/layout.ts';

const words = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(', '));

/** How cells of statements of applicability say it in four languages, folded. What is on its way is not there yet: `planned`. */
export const cellWords: CellWords = {
  yes: words(
    'tak, t, yes, y, ja, j, oui, o, x, v, 1, true, prawda, wahr, vrai, stosowane, stosuje sie, stosowany',
    'zastosowane, ma zastosowanie, dotyczy, applicable, applied, applies, included, in scope, anwendbar, angewendet',
    'angewandt, zutreffend, applique, appliquee, retenu, retenue, incluse, inclus',
  ),
  no: words('nie, n, no, nein, non, 0, false, falsz, falsch, faux'),
  implemented: words(
    'wdrozone, wdrozony, wdrozona, w pelni wdrozone, wdrozone w pelni, wdrozone w calosci, calkowicie wdrozone',
    'zrealizowane, implemented, fully implemented, implemented fully, in place, complete, completed, done',
    'umgesetzt, vollstandig umgesetzt, implementiert, vollstandig implementiert, erfullt, mis en œuvre',
    'mise en œuvre, mis en oeuvre, mise en oeuvre, implemente, implementee, totalement mis en œuvre',
    'entierement mis en œuvre, entierement mise en œuvre, realise, realisee',
  ),
  partial: words(
    'czesciowo, czesciowe, czesciowo wdrozone, wdrozone czesciowo, partial, partially, partly',
    'partially implemented, partly implemented, implemented partially, partially in place, teilweise',
    'teilweise umgesetzt, teilweise implementiert, partiel, partielle, partiellement, partiellement mis en œuvre',
    'partiellement mise en œuvre, partiellement mis en oeuvre, partiellement mise en oeuvre',
  ),
  planned: words(
    'planowane, planowany, planowana, zaplanowane, do wdrozenia, w planie, w trakcie, w trakcie wdrozenia',
    'w trakcie wdrazania, w realizacji, planned, to be implemented, in progress, ongoing, being implemented',
    'geplant, in planung, in umsetzung, in bearbeitung, prevu, prevue, planifie, planifiee, en cours',
    'a mettre en œuvre, a mettre en oeuvre',
  ),
  not_implemented: words(
    'niewdrozone, nie wdrozone, niewdrozony, nie wdrozono, brak, not implemented, not in place, missing, none',
    'nicht umgesetzt, nicht implementiert, nicht vorhanden, fehlt, non mis en œuvre, non mise en œuvre',
    'non mis en oeuvre, non mise en oeuvre, pas mis en œuvre, absent, absente',
  ),
  not_assessed: words(
    'nieocenione, nie oceniono, nie ocenione, do oceny, nieznane, not assessed, not evaluated, unknown',
    'to be assessed, tbd, open, nicht bewertet, nicht beurteilt, unbekannt, offen, non evalue, non evaluee, inconnu',
    'a evaluer',
  ),
  excluded: words(
    'wylaczone, wylaczony, wylaczona, wykluczone, niestosowane, nie stosowane, nie stosuje sie, nie dotyczy, nd',
    'n d, nie ma zastosowania, excluded, not applicable, not applied, na, n a, out of scope, ausgeschlossen',
    'nicht anwendbar, nicht angewendet, nicht zutreffend, entfallt, exclu, exclue, non applicable, non applique',
    'non appliquee, sans objet, s o, so, hors perimetre',
  ),
};

/** Headings of the columns of statements of applicability in four languages, folded. */
export const statementHeadings: StatementHeadings = {
  applied: words(
    'stosowane, stosowany, stosowanie, zastosowanie, zastosowane, czy stosowane, czy dotyczy, dotyczy',
    'ma zastosowanie, applicable, applicability, applied, applies, included, inclusion, in scope, selected',
    'anwendbar, anwendbarkeit, angewendet, angewandt, anwendung, zutreffend, applicabilite, applique, appliquee',
    'retenu, retenue, inclus, incluse',
  ),
  excluded: words(
    'wylaczone, wylaczony, wylaczenie, wykluczone, niestosowane, nie dotyczy, excluded, exclusion, not applicable',
    'ausgeschlossen, ausschluss, nicht anwendbar, exclu, exclue, non applicable',
  ),
  state: words(
    'stan, stan wdrozenia, status, status wdrozenia, wdrozone, wdrozenie, czy wdrozone, stopien wdrozenia',
    'realizacja, state, implemented, implementation, implementation status, implementation state, stand, umsetzung',
    'umgesetzt, umsetzungsstand, umsetzungsstatus, implementiert, etat, statut, mise en œuvre, mise en oeuvre',
    'mis en œuvre, mis en oeuvre, avancement',
  ),
  other: words(
    'uzasadnienie, powod, opis, sposob, data, termin, wlasciciel, dowod, dowody, uwagi, komentarz, justification',
    'reason, rationale, description, how, method, date, deadline, owner, evidence, comment, comments, notes',
    'begrundung, grund, beschreibung, datum, frist, zustandig, verantwortlich, nachweis, nachweise, bemerkung',
    'raison, motif, echeance, responsable, preuve, preuves, commentaire, remarques',
  ),
};
