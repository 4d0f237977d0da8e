import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { ExchangeRate } from '#server/adapters/registers/exchange-rates.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';

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
