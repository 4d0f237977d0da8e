import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validForMonths } from '#core/certificate/certification.ts';
import { citation } from '#core/assessment/questionnaire/citation.ts';
import { completionPercent, isComplete, missingQuestions } from '#core/assessment/questionnaire/completion.ts';
import { defaultLanguage, languages, negotiateLanguage } from '#core/platform/languages.ts';
import { proFormaDays } from '#core/billing/invoices.ts';
import { isValidNip, normalizeNip } from '#core/account/companies/nip.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { gross, mostChosen, netPrices, paidMonths } from '#core/account/entitlements/plans.ts';
import { questionCount, regimeRules } from '#core/platform/regimes.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { withdrawalDays } from '#core/billing/withdrawal.ts';

describe('the numbers of the product', () => {
  it('has 49 NIS2 questions in sections of 8-7-6-7-8-6-7 and 35 AI Act questions in 9-8-9-9', () => {
    expect(questionCount('nis2')).toBe(49);
    expect(questionCount('ai_act')).toBe(35);
    expect(regimeRules.nis2.sectionSizes).toEqual([8, 7, 6, 7, 8, 6, 7]);
    expect(regimeRules.ai_act.sectionSizes).toEqual([9, 8, 9, 9]);
  });

  it('sells twelve months, in which a certificate is in force too, and leaves 14 days to withdraw and 7 to transfer', () => {
    expect([paidMonths, validForMonths, withdrawalDays, proFormaDays]).toEqual([12, 12, 14, 7]);
  });

  it.each([
    [{}, null],
    [{ pro: 29 }, null],
    [{ pro: 16, basic: 14 }, 'pro'],
    [{ pro: 15, basic: 15 }, null],
    [{ pro: 4, basic: 40 }, 'basic'],
  ] as const)('calls a plan the most chosen one only by what was sold: %j', (sold, plan) => expect(mostChosen(sold)).toBe(plan));

  it('asks 1845 and 2460 PLN, 429.27 and 571.95 EUR with tax', () => {
    expect(gross(netPrices.basic.netGrosz)).toBe(184_500);
    expect(gross(netPrices.pro.netGrosz)).toBe(246_000);
    expect(gross(netPrices.basic.netCents)).toBe(42_927);
    expect(gross(netPrices.pro.netCents)).toBe(57_195);
  });
});

describe('completion', () => {
  it.each([
    [0, 49, 0],
    [1, 49, 2.04],
    [48, 49, 97.95],
    [49, 49, 100],
    [1, 1, 100],
    [34, 35, 97.14],
    [0, 0, 0],
  ])('of %i out of %i shows %d percent', (answered, total, percent) => {
    expect(completionPercent({ answered, total })).toBe(percent);
    expect(isComplete({ answered, total })).toBe(total > 0 && answered === total);
  });

  it('names what is missing in the order of the questionnaire', () => {
    const section = (number: number, ids: string[]) => ({ number, questions: ids.map((id) => ({ id })) }) as never;
    expect(missingQuestions([section(1, ['a', 'b']), section(2, ['c'])], new Set(['b']))).toEqual(['a', 'c']);
  });
});

describe('a NIP', () => {
  it.each(['5261040828', '526-10-40-828', ' 526 104 08 28', 'PL5261040828', 'pl 526-104-08-28'])('is read from %j', (typed) => {
    expect(normalizeNip(typed)).toBe('5261040828');
    expect(isValidNip(normalizeNip(typed))).toBe(true);
  });

  const tenDigits = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }).chain((nine) => fc.tuple(fc.constant(nine), fc.nat(9)));

  it('is valid with at most one last digit, and with none where the sum is 10 modulo 11', () => {
    fc.assert(
      fc.property(tenDigits, ([nine]) => {
        const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((total, weight, place) => total + weight * (nine[place] ?? 0), 0) % 11;
        const valid = Array.from({ length: 10 }, (_, last) => last).filter((last) => isValidNip([...nine, last].join('')));
        expect(valid).toEqual(sum === 10 ? [] : [sum]);
      }),
    );
  });

  it('has digits only', () => {
    fc.assert(fc.property(fc.string({ minLength: 10, maxLength: 10 }), (text) => /^\d{10}$/.test(text) || !isValidNip(text)));
    // Number() reads blanks as zero.
    expect([isValidNip(' '.repeat(10)), isValidNip('526104 828')]).toEqual([false, false]);
  });

  it('has no check digit 10', () => {
    // 5·2 = 10: no last digit fits.
    expect(Array.from({ length: 10 }, (_, last) => isValidNip(`020000000${last}`))).not.toContain(true);
  });

  it.each(['', '526104082', '52610408280', '52610408208', '5261040829', 'abcdefghij', '526104082a', '0.00000000'])('is not %j', (typed) => {
    expect(isValidNip(normalizeNip(typed))).toBe(false);
  });
});

describe('a language', () => {
  it('is Polish where nobody chose one', () => {
    expect(defaultLanguage).toBe('pl');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['es,fr;q=0.5,en;q=0.7', 'en'],
    ['en;q=0, pl', 'pl'],
    ['en;q=0', null],
    ['en, de', 'en'],
    ['de;q=1.0, en', 'de'],
    ['en;q=0.5, de;q=0.5;level=1, fr;q=0.4', 'en'],
    ['es', null],
    ['', null],
    [undefined, null],
  ])('for %s is %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});

describe('a citation', () => {
  it.each([
    ['NIS2', 'art. 21 ust. 2 lit. a', 'Art. 21(2)(a)', 'Art. 21 Abs. 2 Buchst. a', 'art. 21, paragraphe 2, point a)'],
    ['2024/2690', 'zał. pkt 2.1', 'Annex, point 2.1', 'Anhang Nr. 2.1', 'annexe, point 2.1'],
    ['AI Act', 'art. 4a ust. 1', 'Art. 4a(1)', 'Art. 4a Abs. 1', 'art. 4 bis, paragraphe 1'],
    ['UKSC', 'art. 7c ust. 1', 'Art. 7c(1)', 'Art. 7c Abs. 1', 'art. 7c, paragraphe 1'],
    ['UKSC', 'art. 8 ust. 1 pkt 2 lit. e', 'Art. 8(1)(2)(e)', 'Art. 8 Abs. 1 Nr. 2 Buchst. e', 'art. 8, paragraphe 1, point 2, lettre e)'],
    ['UKSC', 'załącznik nr 1', 'Annex 1', 'Anhang 1', 'annexe 1'],
    ['NIS2', 'załącznik I', 'Annex I', 'Anhang I', 'annexe I'],
    [
      'AI Act',
      'art. 5 ust. 1 lit. ba i bb',
      'Art. 5(1)(ba) and (bb)',
      'Art. 5 Abs. 1 Buchst. ba und bb',
      'art. 5, paragraphe 1, points ba) et bb)',
    ],
    ['AI Act', 'art. 6 ust. 1a', 'Art. 6(1a)', 'Art. 6 Abs. 1a', 'art. 6, paragraphe 1a'],
    ['AI Act', 'art. 5 ust. 1 lit. a–h', 'Art. 5(1)(a–h)', 'Art. 5 Abs. 1 Buchst. a–h', 'art. 5, paragraphe 1, points a) à h)'],
    ['NIS2', 'art. 2 ust. 2 lit. a ppkt ii', 'Art. 2(2)(a)(ii)', 'Art. 2 Abs. 2 Buchst. a Ziffer ii', 'art. 2, paragraphe 2, point a) ii)'],
    ['AI Act', 'art. 4b', 'Art. 4b', 'Art. 4b', 'art. 4 ter'],
    ['AI Act', 'art. 4c', 'Art. 4c', 'Art. 4c', 'art. 4 quater'],
    ['AI Act', 'art. 4d', 'Art. 4d', 'Art. 4d', 'art. 4 quinquies'],
  ] as const)('of %s: %s is said in each language', (act, pl, en, de, fr) => {
    const citations = languages.map((language) => citation({ act, cite: pl }, language));
    expect(citations).toEqual([pl, en, de, fr]);
  });

  it('refuses a form it does not know', () => {
    for (const language of languages) expect(() => citation({ act: 'NIS2', cite: '§ 5' }, language)).toThrow('§ 5');
  });
});

describe('a placeholder', () => {
  it('is filled when there is a value for it', () => {
    expect(filled('{a} z {b}, {c}', { a: 3, b: 'pięciu' })).toBe('3 z pięciu, {c}');
  });
});

describe('search text', () => {
  it('forgets case, diacritics and repeated spaces', () => {
    expect(foldForSearch('  Łódzka  SPÓŁKA  Wędkarska Straße ')).toBe('lodzka spolka wedkarska strasse');
  });
});
