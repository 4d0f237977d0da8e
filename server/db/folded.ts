import sql, { type Sql } from 'sql-template-tag';

/** A text of a statement folded as `foldForSearch` folds what is searched for: no case, no diacritics, also of the Polish ł. */
export function folded(text: Sql): Sql {
  return sql`replace(replace(regexp_replace(normalize(lower(${text}), NFD), ${'[\\u0300-\\u036f]'}, '', 'g'), 'ł', 'l'), 'ß', 'ss')`;
}
