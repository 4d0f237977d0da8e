import type { Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { codeLetterJob } from '#server/adapters/documents/code-letter.ts';
import { declarationJob } from '#server/adapters/documents/declaration.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { invoiceJob } from '#server/billing/invoices/documents/pdf.ts';
import { proFormaJob } from '#server/billing/invoices/documents/pro-forma.ts';
import { at, config, later, nip, type Write } from './subject.ts';

function partyWith(write: Write) {
  return {
    name: write(lengths.partyName),
    nip,
    address: write(lengths.address),
    postalCode: write(lengths.partyPostalCode),
    city: write(lengths.city),
    country: write(lengths.country),
  };
}

const sale = {
  plan: 'pro',
  credits: [{ orderNumber: 'AT-2026-M4QXRMAB', plan: 'basic', days: 364, net: 149_589 }],
  net: 50_411,
  gross: 62_006,
  vatPercent: 23,
  currency: 'PLN',
  orderNumber: 'AT-2026-K7QXRMAB',
} as const;

function buyerWith(write: Write) {
  return { ...partyWith(write), email: 'biuro@przyklad.pl', recipient: partyWith(write) };
}

export function invoiceWith(write: Write, language: Language): RenderJob {
  const buyer = buyerWith(write);
  return invoiceJob(
    {
      ...sale,
      organizationId: 'o',
      id: 'i',
      paymentId: 'p',
      kind: 'VAT',
      reason: 'sale',
      sequence: 0,
      seller: config.company,
      buyer,
      buyerBefore: null,
      periodFrom: at,
      periodTo: later,
      periodLastDay: null,
      vat: 34_500,
      paymentMethod: 'card',
      providerPaymentId: 'pi_1',
      userId: null,
      language,
      soldAt: at,
      needsTaxReview: false,
      number: 'FV/2026/11/0001',
      exportedAt: at,
      nbpRate: null,
      nbpTable: null,
      nbpDay: null,
      ksefNumber: null,
      before: { net: 0, vat: 0, gross: 0 },
      original: null,
      file: null,
    },
    language,
  );
}

export function lettersWith(write: Write): Record<'code letter' | 'declaration', RenderJob> {
  const { name, address, postalCode, city } = partyWith(write);
  const company = { name, address, postalCode, city };
  const dated = { issuedAt: at, printedAt: at, expiresAt: later };
  return {
    'code letter': codeLetterJob({ config }, { ...dated, company, nip, code: 'K7QXRMAB' }),
    declaration: declarationJob(
      { config },
      { ...dated, company, nip, account: `${write(lengths.companyName)}@przyklad.pl`, number: 'D-1' },
    ),
  };
}

export function proFormaWith(write: Write, language: Language): RenderJob {
  return proFormaJob({ config }, { ...sale, orderedAt: at, buyer: buyerWith(write), language });
}
