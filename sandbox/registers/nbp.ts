import type { FastifyInstance } from 'fastify';

const dayMillis = 86_400_000;

/** Days count from the epoch in UTC, as calendar days without a clock. */
function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMillis;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayNumber(year, Math.floor(f / 31), (f % 31) + 1);
}

const fixedHolidays = new Set(['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26']);

/** Whether the National Bank publishes a table on a day: not on weekends nor on the holidays of Poland. */
function hasTable(day: number): boolean {
  const date = new Date(day * dayMillis);
  const sinceEaster = day - easter(date.getUTCFullYear());
  // Easter Monday and Corpus Christi; Christmas Eve is a holiday since 2025, and counts here in every year.
  const moving = sinceEaster === 1 || sinceEaster === 60;
  return date.getUTCDay() % 6 !== 0 && !moving && !fixedHolidays.has(date.toISOString().slice(5, 10));
}

/** The table of a day: its number is its place among those of the year. */
function tableOf(day: number): string {
  const year = new Date(day * dayMillis).getUTCFullYear();
  const first = dayNumber(year, 1, 1);
  const place = Array.from({ length: day - first + 1 }, (_, passed) => first + passed).filter(hasTable).length;
  return `${String(place).padStart(3, '0')}/A/NBP/${year}`;
}

/** Between 4.2000 and 4.2996, the same whenever it is asked. */
function rateOf(day: number): number {
  return (42_000 + ((day * 37) % 997)) / 10_000;
}

type RateRequest = { Params: { table: string; code: string; day: string } };

/** A look-alike of the open API of the National Bank: mean rates of the euro, nothing (404) on days without a table. */
export function addNationalBank(app: FastifyInstance): void {
  app.get<RateRequest>('/nbp/api/exchangerates/rates/:table/:code/:day/', (request, reply) => {
    const { table, code, day } = request.params;
    const date = new Date(`${day}T00:00:00Z`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) {
      return reply.code(400).type('text/plain; charset=utf-8').send('400 BadRequest - Błędny zakres dat / Invalid date range');
    }
    const number = date.getTime() / dayMillis;
    if (table.toLowerCase() !== 'a' || code.toLowerCase() !== 'eur' || !hasTable(number)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('404 NotFound - Not Found - Brak danych');
    }
    const rates = [{ no: tableOf(number), effectiveDate: day, mid: rateOf(number) }];
    return reply.send({ table: 'A', currency: 'euro', code: 'EUR', rates });
  });
}
