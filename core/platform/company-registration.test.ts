import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { registrationText } from './company-registration.ts';

describe('the registration of a company', () => {
  it.each(languages)('names court, number and share capital in %s', (language) => {
    const text = registrationText({ court: 'Sąd Rejonowy w Mieście', krs: '0000123456', shareCapital: 5000 }, language);
    for (const part of ['Sąd Rejonowy w Mieście', 'KRS 0000123456', /5.?000[,.]00/]) expect(text).toMatch(part);
  });
});
