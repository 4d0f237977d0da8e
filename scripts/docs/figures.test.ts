import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validForMonths } from '#core/certificate/certification.ts';
import { paidMonths } from '#core/account/entitlements/plans.ts';
import { retention } from '#core/platform/retention.ts';

const root = join(import.meta.dirname, '..', '..');
const months = String.raw`(\d+)[ -](?:(?:pełnych )?miesi|(?:calendar )?months|(?:Kalender|Monate|Monaten)|mois)`;

const productRules = join('docs', 'product.md');

/** What figures are said where no placeholder fills them: which one, in which file, and the words around it with the figure as their group. */
const statements: readonly (readonly [name: string, figure: number, file: string, around: RegExp])[] = [
  ['validForMonths', validForMonths, productRules, /It is valid for (\d+) calendar months/g],
  ['validForMonths', validForMonths, 'content/legal/terms-of-certification.pl.md', /Certyfikat jest ważny (\d+) miesięcy/g],
  ['validForMonths', validForMonths, 'content/legal/terms-of-certification.en.md', /A Certificate is valid for (\d+) calendar months/g],
  ['validForMonths', validForMonths, 'content/legal/terms-of-certification.de.md', /Ein Zertifikat gilt (\d+) Kalendermonate/g],
  ['validForMonths', validForMonths, 'content/legal/terms-of-certification.fr.md', /certificat est valable (\d+) mois/gi],
  ['paidMonths', paidMonths, productRules, /There are two, each for (\d+) calendar months/g],
  ['paidMonths', paidMonths, 'content/plans.ts', new RegExp(months, 'g')],
  ['paidMonths', paidMonths, 'content/documents/billing/invoice.ts', new RegExp(months, 'g')],
  ['paidMonths', paidMonths, 'content/documents/billing/fa3.ts', new RegExp(months, 'g')],
  ['paidMonths', paidMonths, 'content/mails/billing/billing.ts', new RegExp(months, 'g')],
  ['paidMonths', paidMonths, 'content/legal/terms-of-sale.pl.md', /(?:okres|obejmują|trwa|ją o|od razu na) (\d+) miesięcy/g],
  [
    'paidMonths',
    paidMonths,
    'content/legal/terms-of-sale.en.md',
    /(?:the period of|cover|lasts|extends it by|at once for) (\d+) (?:calendar )?months/g,
  ],
  [
    'paidMonths',
    paidMonths,
    'content/legal/terms-of-sale.de.md',
    /(?:Zeitraum von|umfassen|dauert|um|sofort für) (\d+) (?:Kalenderm|M)onate/g,
  ],
  [
    'paidMonths',
    paidMonths,
    'content/legal/terms-of-sale.fr.md',
    /(?:, période de|couvrent|dure|prolonge de|immédiatement pour) (\d+) mois/g,
  ],
  ['retention.logMonths', retention.logMonths, 'docs/security.md', /\| (\d+) months \|$/gm],
  ['retention.logMonths', retention.logMonths, productRules, /Logs, events, .{0,80} go after (\d+) months/g],
  ['retention.logMonths', retention.logMonths, 'content/legal/privacy-policy.pl.md', /w dzienniku \(.{0,60}przechowujemy (\d+) mies/g],
  ['retention.logMonths', retention.logMonths, 'content/legal/privacy-policy.en.md', /in a log \(.{0,60}keep it for (\d+) months/g],
  ['retention.logMonths', retention.logMonths, 'content/legal/privacy-policy.de.md', /in einem Protokoll auf \(.{0,60}das (\d+) Monate/g],
  ['retention.logMonths', retention.logMonths, 'content/legal/privacy-policy.fr.md', /journal \(.{0,80}(?:pendant|conserv\S+) (\d+) mois/g],
];

it('a figure that is said outside of the interface is the one that the code states', () => {
  const wrong = statements.flatMap(([name, figure, file, around]) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\\u00a0|[\u00a0\u202f]/g, ' ');
    const found = [...text.matchAll(around)];
    if (found.length === 0) return [`${file}: says ${name} no more where ${around.source} looks for it`];
    return found.filter(([, number]) => Number(number) !== figure).map(([whole]) => `${file}: “${whole}”, and ${name} is ${figure}`);
  });
  expect(wrong).toEqual([]);
});
