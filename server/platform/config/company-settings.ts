import { z } from 'zod';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { isInvoiceNip } from '#core/billing/invoices.ts';
import { isTaxOffice } from '#core/billing/tax-offices.ts';

/** Who runs the service: named in documents, credentials and footers. */
export type Company = Readonly<{
  name: string;
  nip: string;
  regon: string;
  krs: string;
  /** The register court with its division. */
  court: string;
  /** In złoty. */
  shareCapital: number;
  address: string;
  email: string;
  phone: string;
  /** IBAN without spaces: where transfers for a pro forma go. */
  bankAccount: string;
  bankName: string;
  /** What JPK files need beside the rest: the code of the tax office, and the seat in parts; null where they are not made. */
  taxOffice: string | null;
  taxAddress: TaxAddress | null;
}>;

/** A Polish address in the parts of JPK_FA; street and flat may be empty. */
export type TaxAddress = Readonly<
  Record<'voivodeship' | 'county' | 'municipality' | 'street' | 'house' | 'flat' | 'city' | 'postalCode', string>
>;

/** Who works for the operator, as the legal pages name them. */
export type Providers = Readonly<{ payments: string; mail: string; hosting: string; accounting: string }>;

const taxAddressForm =
  'must be voivodeship;county;municipality;street;house;flat;city;postal code, such as mazowieckie;Warszawa;Warszawa;Prosta;1;;Warszawa;00-001';
/** The longest text of each part (StrukturyDanych_v5-0E.xsd). */
const longestParts = { voivodeship: 36, county: 36, municipality: 36, street: 65, house: 9, flat: 10, city: 56, postalCode: 8 } as const;
const partNames = Object.keys(longestParts) as (keyof TaxAddress)[];

function taxAddressOf(text: string): TaxAddress | null {
  const parts = text.split(';').map((part) => part.trim());
  const fits = partNames.every((name, place) => {
    const { length } = parts[place] ?? '';
    return length <= longestParts[name] && (length > 0 || name === 'street' || name === 'flat');
  });
  if (parts.length !== partNames.length || !fits) return null;
  return Object.fromEntries(partNames.map((name, place) => [name, parts[place]])) as TaxAddress;
}

export const companySettings = {
  COMPANY_NAME: z.string().min(2),
  COMPANY_NIP: z.string().refine(isInvoiceNip, 'must be a NIP with a valid check digit: invoices need it'),
  COMPANY_REGON: z.string().regex(/^(\d{9}|\d{14})$/, 'must be nine or fourteen digits'),
  COMPANY_KRS: z.string().regex(/^\d{10}$/, 'must be ten digits'),
  COMPANY_COURT: z.string().min(5),
  COMPANY_SHARE_CAPITAL: z
    .string()
    .regex(/^\d{1,12}(\.\d{2})?$/, 'must be an amount in złoty, such as 5000.00')
    .transform(Number),
  COMPANY_ADDRESS: z.string().min(5),
  COMPANY_BANK_ACCOUNT: z.string().transform((text, context) => {
    const iban = normalizedIban(text);
    if (iban === null) context.addIssue({ code: 'custom', message: 'must be an NRB or IBAN with valid check digits' });
    return iban ?? '';
  }),
  COMPANY_BANK_NAME: z.string().min(2),
  COMPANY_TAX_OFFICE: z.string().refine(isTaxOffice, 'must be the four-digit code of a tax office').optional(),
  COMPANY_TAX_ADDRESS: z
    .string()
    .transform((text, context) => {
      const address = taxAddressOf(text);
      if (address === null) context.addIssue({ code: 'custom', message: taxAddressForm });
      return address;
    })
    .optional(),
  SUPPORT_EMAIL: z.email(),
  SUPPORT_PHONE: z.string().min(5),
  PAYMENT_PROVIDER: z.string().min(2),
  MAIL_PROVIDER: z.string().min(2),
  HOSTING_PROVIDER: z.string().min(2),
  ACCOUNTING_OFFICE: z.string().min(2),
};

type Settings = z.output<z.ZodObject<typeof companySettings>>;

export function peopleOf(value: Settings): { company: Company; providers: Providers } {
  return {
    company: {
      name: value.COMPANY_NAME,
      nip: value.COMPANY_NIP,
      regon: value.COMPANY_REGON,
      krs: value.COMPANY_KRS,
      court: value.COMPANY_COURT,
      shareCapital: value.COMPANY_SHARE_CAPITAL,
      address: value.COMPANY_ADDRESS,
      email: value.SUPPORT_EMAIL,
      phone: value.SUPPORT_PHONE,
      bankAccount: value.COMPANY_BANK_ACCOUNT,
      bankName: value.COMPANY_BANK_NAME,
      taxOffice: value.COMPANY_TAX_OFFICE ?? null,
      taxAddress: value.COMPANY_TAX_ADDRESS ?? null,
    },
    providers: {
      payments: value.PAYMENT_PROVIDER,
      mail: value.MAIL_PROVIDER,
      hosting: value.HOSTING_PROVIDER,
      accounting: value.ACCOUNTING_OFFICE,
    },
  };
}
