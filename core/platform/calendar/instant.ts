const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/;

/**
 * The one way to read an instant that somebody sends, in whatever it is wrapped: ISO 8601 in UTC, of the years 1 to 9999, a day that the calendar
 * has. Null for anything else: what JavaScript reads beyond that, no column of the database can store.
 */
export function readInstant(text: string): Date | null {
  if (!form.test(text) || text.startsWith('0000')) return null;
  const at = new Date(text);
  // The 30th of February would be taken for a day in March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 16)) ? at : null;
}

/** What a list by time goes on after: the instant of the last one that is known, and what follows it behind the mark. */
type Cursor = Readonly<{ at: Date; rest: string }>;

/** Reads `instant`, a mark of one letter, and the rest; null for what is not that. */
export function readCursor(text: string, mark: string): Cursor | null {
  const end = text.indexOf(mark);
  const at = end < 0 ? null : readInstant(text.slice(0, end));
  const rest = text.slice(end + 1);
  return at && rest !== '' ? { at, rest } : null;
}
