import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { ExchangeRate } from '#server/adapters/registers/exchange-rates.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { invoicesSoldIn, lockNumbers, setRate, type InvoiceRow } from './repository.ts';
import { sellerOf } from './service.ts';
import { hindrances } from './view.ts';

type RateDeps = Pick<Deps, 'exchangeRates'>;

/**
 * The rate at which the tax of a sale is given in złoty: the mean one of the last working day before the tax fell due, which is the
 * day of payment (art. 31a section 1 and art. 19a section 8 of the VAT act). Refuses with 503 while the bank cannot say it.
 */
export async function fetchRate({ exchangeRates }: RateDeps, { soldAt }: Pick<InvoiceRow, 'soldAt'>): Promise<ExchangeRate> {
  try {
    return await exchangeRates.euroBefore(isoDay(soldAt));
  } catch (error) {
    throw new AppError(503, 'rates_unavailable', { cause: error, retryAfterSeconds: 60 });
  }
}

/** Rates by the day of the sale for drafts that wait for nothing else; what was typed before rates were fetched is fetched too. */
export async function missingRates(deps: RateDeps & Pick<Deps, 'config'>, rows: readonly InvoiceRow[]): Promise<Map<string, ExchangeRate>> {
  const seller = sellerOf(deps);
  const rates = new Map<string, ExchangeRate>();
  for (const row of rows) {
    const waits = row.kind === 'VAT' && hindrances(row, seller).join() === 'nbp_rate';
    if (waits && !rates.has(isoDay(row.soldAt))) rates.set(isoDay(row.soldAt), await fetchRate(deps, row));
  }
  return rates;
}

/** Keeps fetched rates with the drafts of a month that have none; the caller issues in the same transaction. */
export async function keepRates(tx: Db, month: string, rates: ReadonlyMap<string, ExchangeRate>): Promise<void> {
  if (rates.size === 0) return;
  await lockNumbers(tx);
  for (const row of await invoicesSoldIn(tx, month)) {
    const rate = rates.get(isoDay(row.soldAt));
    const needsRate = row.kind === 'VAT' && row.currency !== 'PLN' && row.number === null && row.nbpDay === null;
    if (rate && needsRate) await setRate(tx, row, rate);
  }
}
