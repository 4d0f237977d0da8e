const quietDays = 7;

/** An answer that was contradicted at this instant or later, and is so again, is not notified of again. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - quietDays * 86_400_000);
}
