import { describe, expect, it } from 'vitest';
import { factsOfMail } from '#content/mails/assessment/facts.ts';
import { mailKinds, mailWords } from '#content/mails/mails.ts';
import { languages } from '#core/platform/languages.ts';
import { renderMail } from './render.ts';

const company = {
  name: 'Atesto <sp.>',
  address: 'ul. Prosta 1, Łódź',
  nip: '5252955037',
  krs: '0000123456',
  court: 'Sąd Rejonowy w Łodzi',
  shareCapital: 5000,
  email: 'pomoc@atesto.example',
} as Parameters<typeof renderMail>[0]['company'];

function rendered(kind: (typeof mailKinds)[number], language: (typeof languages)[number], values: Record<string, string>) {
  const link = mailWords[kind][language].action ? 'https://atesto.example/abonament?a=1&b=2' : null;
  return renderMail({
    words: mailWords[kind][language],
    language,
    values,
    facts: factsOfMail(kind, language, values),
    picture: null,
    link,
    unsubscribe: null,
    company,
    publicUrl: 'https://atesto.example',
  });
}

/** What a reader of the HTML reads. */
function textOf(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<\/?a\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ');
}

const everything = Object.fromEntries(
  mailKinds
    .flatMap((kind) => languages.map((language) => JSON.stringify(mailWords[kind][language])))
    .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
    .concat('name', 'vat', 'net', 'from', 'to')
    .map((name) => [name, `«${name}»`]),
);

describe.each(languages)('a mail in %s', (language) => {
  it.each(mailKinds)('of the kind %s states the same as text and as HTML', (kind) => {
    const { text, html } = rendered(kind, language, { ...everything, publicUrl: 'https://atesto.example' });
    const shown = textOf(html);
    for (const line of text.split('\n\n').flatMap((part) => part.split('\n'))) {
      const plain = line.replaceAll(/\s+/g, ' ').trim();
      if (plain === '--' || plain === '') continue;
      const [label = '', value] = plain.split(/(?<!https?): (?=«)/);
      expect(shown, `${kind}: ${plain}`).toContain((value === undefined ? plain : label).replace(/:$/, ''));
    }
    expect(html).not.toMatch(/\{\w+\}/);
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).toContain(`<html lang="${language}">`);
  });
});

it.each(languages)('a mail in %s names the register court, the KRS number and the share capital', (language) => {
  const { text, html } = rendered('payment_received', language, { ...everything, publicUrl: 'https://atesto.example' });
  for (const part of [text, html]) expect(part).toMatch(/Sąd Rejonowy w Łodzi, KRS 0000123456, .*5.?000[,.]00/);
});

describe('a mail about an order', () => {
  const values = { name: 'Ala', orderNumber: 'ZAM-1', plan: 'Pro', net: '2000,00 zł', gross: '2460,00 zł', from: '1', to: '2', until: '3' };

  it('names it in a table, and leaves out what a mail of an earlier version did not carry', () => {
    const { text, html } = rendered('payment_received', 'pl', { ...values, publicUrl: 'https://atesto.example' });
    expect(text).toContain('Zamówienie: ZAM-1\nPlan: Pro\nDostęp: 1 – 2\nNetto: 2000,00 zł\nBrutto: 2460,00 zł');
    expect(html).not.toContain('VAT');
    expect(rendered('payment_received', 'pl', { ...values, vat: '460,00 zł' }).text).toContain('VAT: 460,00 zł');
  });

  it('makes its addresses links, and no markup of what people typed', () => {
    const { html } = rendered('payment_received', 'pl', { ...values, name: '<img src=x>', publicUrl: 'https://atesto.example' });
    expect(html).toContain('href="https://atesto.example/odstapienie"');
    expect(html).toContain('href="https://atesto.example/abonament?a=1&#38;b=2"');
    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('Atesto &#60;sp.&#62;');
  });
});
