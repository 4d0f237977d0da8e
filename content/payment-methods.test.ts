import { expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { onlineMethods, paymentMethods } from '#core/billing/payments/payment-methods.ts';
import { currencies } from '#core/account/entitlements/plans.ts';
import { mailWords } from './mails/mails.ts';
import { checkoutWords, planTexts } from './plans.ts';
import { interfaceWords } from './localized.ts';

function textsOf(words: unknown, where: string): [where: string, text: string][] {
  if (typeof words === 'string') return [[where, words]];
  return Object.entries(words as object).flatMap(([key, inner]) => textsOf(inner, `${where}.${key}`));
}

it('every way to pay has its name, and no other text names one: which there are says core', () => {
  const named = /\.(subscription|pricing)\.methods\./;
  const texts = textsOf({ interfaceWords, mailWords, checkoutWords, planTexts }, '');
  const naming = texts.filter(([where, text]) => !named.test(where) && /\bBLIK\b|Przelewy24|\bP24\b/.test(text));
  expect(naming.map(([where]) => where)).toEqual([]);
  for (const language of languages) {
    const { subscription, pricing } = interfaceWords[language];
    for (const method of onlineMethods) expect([subscription.methods[method], pricing.methods[method]]).not.toContain(undefined);
  }
});

it('euro is paid by card alone, złoty in every way', () => {
  expect(currencies.map((currency) => paymentMethods[currency])).toEqual([
    { online: ['card', 'blik', 'p24'], transfer: true },
    { online: ['card'], transfer: false },
  ]);
});
