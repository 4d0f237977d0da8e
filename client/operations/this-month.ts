/** The month in Warsaw, such as 2026-11. */
export function thisMonth(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit' }).format(new Date());
}
