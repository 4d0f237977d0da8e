import sql, { type Sql } from 'sql-template-tag';

/** Sorts after everything that a text can go on with. */
const last = '\u{10ffff}';

/**
 * That a column with an index of `text_pattern_ops` begins so. As a span, since of LIKE the planner makes one only while it knows the
 * pattern, which it does not any more once a statement was sent a few times.
 */
export function beginsWith(column: Sql, prefix: string): Sql {
  return sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${prefix + last})`;
}
