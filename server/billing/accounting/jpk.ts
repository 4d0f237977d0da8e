import { XMLBuilder } from 'fast-xml-parser';
import { isoDay, startOfMonth, addMonths } from '#core/platform/calendar/calendar.ts';
import type { JpkSetting } from '#core/billing/register.ts';
import type { Company, TaxAddress } from '#server/platform/config/company-settings.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Whom a file is of, and of when. */
export type Taxpayer = Readonly<Pick<Company, 'name' | 'nip' | 'email'> & { taxOffice: string; taxAddress: TaxAddress }>;
export type JpkHead = Readonly<{ taxpayer: Taxpayer; month: string; at: Date }>;

const settingNames: Readonly<Record<JpkSetting, string>> = { tax_office: 'COMPANY_TAX_OFFICE', tax_address: 'COMPANY_TAX_ADDRESS' };

/** What JPK files need and the settings do not say. */
export function missingFor({ taxOffice, taxAddress }: Pick<Company, 'taxOffice' | 'taxAddress'>): JpkSetting[] {
  return [...(taxOffice === null ? (['tax_office'] as const) : []), ...(taxAddress === null ? (['tax_address'] as const) : [])];
}

export function settingsText(missing: readonly JpkSetting[]): string {
  return missing.map((one) => settingNames[one]).join(', ');
}

/** Refuses with 409 while the settings lack something. */
export function taxpayerOf({ name, nip, email, taxOffice, taxAddress }: Company): Taxpayer {
  if (taxOffice === null || taxAddress === null)
    throw new AppError(409, 'jpk_settings', { facts: { missing: settingsText(missingFor({ taxOffice, taxAddress })) } });
  return { name, nip, email, taxOffice, taxAddress };
}

/** Minor units as JPK files write them: 1845.00. */
export function amount(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** A text of one line and of at most so many characters. */
export function limited(text: string, longest: number): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longest).join('').trimEnd();
}

/** A moment as JPK files write it: in UTC, to the second. */
export function moment(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** First and last day of a month in Warsaw, ISO 8601. */
export function daysOf(month: string): { first: string; last: string } {
  const start = startOfMonth(month);
  return { first: isoDay(start), last: isoDay(new Date(addMonths(start, 1).getTime() - 1)) };
}

const builder = new XMLBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: false });

export function document(content: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ JPK: content })}`;
}
