import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#core/platform/languages.ts';
import { actNames } from './law/act-names.ts';
import { complianceTypes } from './labels/compliance-types.ts';
import * as badge from './documents/certificate/badge.ts';
import * as certificate from './documents/certificate/certificate.ts';
import * as comparison from './documents/report/comparison.ts';
import { letters } from './documents/certificate/letters.ts';
import { shareCertificateWords } from './documents/certificate/share-certificate.ts';
import * as labels from './documents/labels.ts';
import * as monthly from './documents/report/monthly.ts';
import * as ownData from './documents/own-data.ts';
import * as report from './documents/report/report.ts';
import * as scope from './documents/report/scope.ts';
import { sharePictureWords } from './documents/certificate/share-picture.ts';
import { fieldErrorMessages } from './field-errors.ts';
import { guidance } from './guidance/guidance.ts';
import { legalPages } from './legal/editions/versions.ts';
import { greetings } from './mails/mail-words.ts';
import { mailFooter, mailWords, unsubscribeWords } from './mails/mails.ts';
import { revocationReasons } from './mails/reasons.ts';
import { publicPages } from './pages.ts';
import { checkoutWords, planTexts } from './plans.ts';
import { refusals } from './refusals.ts';
import { verifyToolWords } from './labels/verify-tool.ts';

type Text = Readonly<{ where: string; language: Language; text: string }>;

function interfaceWords(language: Language): object {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'interface', `${language}.json`), 'utf8')) as object;
}

const interfaces = Object.fromEntries(languages.map((language) => [language, interfaceWords(language)])) as Record<Language, object>;

/** Everything that is written in four languages outside the interface, the questions and the legal pages. */
const sources: Readonly<Record<string, unknown>> = {
  actNames,
  complianceTypes,
  documents: { badge, certificate, comparison, labels, monthly, ownData, report, scope, sharePictureWords, letters, shareCertificateWords },
  fieldErrorMessages,
  guidance,
  mails: { greetings, mailFooter, mailWords, unsubscribeWords, revocationReasons },
  publicPages,
  plans: { checkoutWords, planTexts },
  refusals,
  // The help of the tool stands in columns.
  verifyToolWords: { ...verifyToolWords, usage: {} },
};

const isLanguage = (key: string): key is Language => (languages as readonly string[]).includes(key);

function collect(value: unknown, where: string, language: Language | null): Text[] {
  if (typeof value === 'string') return language ? [{ where, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${where}.${key}`, language ?? (isLanguage(key) ? key : null)));
}

const interfaceTexts = languages.flatMap((language) => collect(interfaces[language], `interface.${language}`, language));
const texts = [...interfaceTexts, ...Object.entries(sources).flatMap(([name, value]) => collect(value, name, null))];

/** The texts in which a rule of their language is broken, with what broke it. */
function offences(rules: Partial<Record<Language, RegExp>>, among = texts): string[] {
  return among.flatMap(({ where, language, text }) => {
    const found = rules[language]?.exec(text);
    return found ? [`${where}: …${text.slice(Math.max(0, found.index - 20), found.index + 20)}…`] : [];
  });
}

/** Words that are frequent in one language and mean nothing in the other three. */
const frequent: Readonly<Record<Language, readonly string[]>> = {
  pl: [
    'jest',
    'się',
    'oraz',
    'przez',
    'dla',
    'lub',
    'czy',
    'tylko',
    'aby',
    'ocena',
    'oceny',
    'certyfikat',
    'certyfikaty',
    'rejestr',
    'umowa',
  ],
  en: ['the', 'and', 'with', 'your', 'this', 'that', 'which', 'from', 'of', 'is', 'are', 'has', 'certificate'],
  de: ['und', 'nicht', 'wird', 'eine', 'für', 'mit', 'ist', 'der', 'das', 'von', 'auf', 'werden', 'Zertifikat'],
  fr: ['les', 'une', 'avec', 'vous', 'dans', 'votre', 'cette', 'pour', 'sur', 'est', 'aux', 'certificat'],
};

/** Addresses, file names and names of products are the same everywhere. */
const withoutNames = texts.map((one) => ({
  ...one,
  text: one.text
    .replace(/\{\{?\w+\}\}?/g, '')
    .replace(/\/[a-z-]+/g, '')
    .replace(/[\w-]+\.(json|pdf)/g, '')
    .replace(/atesto[\w-]*\{month\}\S*|Przelewy24/g, ''),
}));

describe('every text', () => {
  it('is there: not empty, not its own key, without stray spaces', () => {
    expect(texts.length).toBeGreaterThan(4000);
    const bad = texts.filter(({ where, text }) => {
      const key = where.replace(/^interface\.\w\w\./, '');
      return text.trim() === '' || text === key || /TODO|undefined|\[object| {2}|\u00a0\u00a0|^ | $/.test(text);
    });
    expect(bad.map(({ where }) => where)).toEqual([]);
  });

  it.each(languages)('in %s uses no letter and no frequent word of another language', (language) => {
    const foreign = languages.filter((other) => other !== language).flatMap((other) => frequent[other]);
    const letters: Readonly<Record<Language, string>> = {
      pl: 'äöüßàâèêëîïôùûœ',
      en: 'ąćęłńśźżóäöüßàâçèêîôùû',
      de: 'ąćęłńśźżóàâçèêîôùûœ',
      fr: 'ąćęłńśźżóäöß',
    };
    const rule = new RegExp(`[${letters[language]}]|(?<![\\p{L}-])(?:${foreign.join('|')})(?![\\p{L}-])`, 'iu');
    expect(offences({ [language]: rule }, withoutNames)).toEqual([]);
  });

  it('was translated: no sentence is the same in two languages', () => {
    const seen = new Map<string, Text>();
    const same: string[] = [];
    for (const one of texts) {
      if (one.text.split(/\s/).length < 4) continue;
      const other = seen.get(one.text);
      if (other && other.language !== one.language) same.push(`${one.where} = ${other.where}`);
      seen.set(one.text, one);
    }
    // Name and price of a plan may coincide.
    expect(same.filter((pair) => !/register\.plans\.\w+\.name/.test(pair))).toEqual([]);
  });

  it('speaks to the reader in one manner', () => {
    expect(
      offences({ pl: /Państw/, de: /(?<!\p{L})(du|dir|dich|dein\p{L}*)(?!\p{L})/iu, fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu }),
    ).toEqual([]);
  });

  it('avoids words that promise too much or belong to regulated certification', () => {
    const rules = {
      pl: /zna odpowiedź|ani zaufania|pr[óo]g\p{L}* certyfikacji|\braport\p{L}* zgodności(?! konfiguracji)/iu,
      en: /certification threshold/iu,
      de: /Zertifizierungsschwelle/u,
      fr: /seuil de certification/iu,
    };
    expect(offences(rules)).toEqual([]);
  });

  it('speaks of tariffs, of accepting and of greeting as German does', () => {
    const rules = { de: /Guten Tag,|(?:Pro|Basic|\{\{?plan\}?\})-Plan|Pläne (?:ansehen|und Preise|für)|\bTarif\w*-Plan/u };
    expect(offences(rules)).toEqual([]);
    expect(interfaceTexts.find(({ where }) => where === 'interface.de.consent.accept')?.text).toBe('Akzeptieren');
  });

  it.each(languages)('of the legal pages speaks to the reader in one manner (%s)', (language) => {
    const wrong = {
      pl: /(?<!\p{L})(Twoj\p{L}*|Twój|Cię|Ciebie|Tobie|możesz|musisz|masz)(?!\p{L})/iu,
      en: /(?<!\p{L})(thou|thy)(?!\p{L})/iu,
      de: /(?<!\p{L})(du|dir|dich|dein\p{L}*)(?!\p{L})/iu,
      fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
    };
    for (const page of legalPages) {
      const text = readFileSync(join(import.meta.dirname, 'legal', `${page}.${language}.md`), 'utf8');
      expect(wrong[language].exec(text)?.[0], page).toBeUndefined();
    }
  });

  it('calls one thing by one name', () => {
    const rules = {
      pl: /odnośnik|wycofan\p{L}+ certyfikat|odwołan\p{L}+ certyfikat|subskrypcj(?!i jest wymagany)/iu,
      en: /\bkey entit/i,
      de: /Rücknahme|zurückgenommen|Ansprechperson/,
      fr: /base légale|certificat retiré/i,
    };
    expect(offences(rules)).toEqual([]);
  });

  it('never calls the certificate accredited or official', () => {
    const rules = {
      pl: /akredyt|(oficjaln|urzędow)\p{L}+ certyfikat/iu,
      en: /accredit|official certificate/i,
      de: /akkredit|(offiziell|amtlich)\p{L}* Zertifikat/iu,
      fr: /accrédit|certificat officiel/i,
    };
    // Bodies that may audit are accredited by law (UKSC art. 15).
    const ofAuditors = /\.audit\.(kinds\.accredited_body|checks\.accreditation)$/;
    expect(
      offences(
        rules,
        texts.filter(({ where }) => !ofAuditors.test(where)),
      ),
    ).toEqual([]);
  });
});

/** Forms that the style sheet bans (docs/product.md, “Style”), each with what is shown instead. */
const banned: Partial<Record<Language, readonly RegExp[]>> = {
  pl: [
    /nie spełnion/iu,
    /(?<![\p{L}{-])e?mail(?:em|a|u|e|i|ów|ow\p{L}*)?(?!\p{L})(?!@)/iu,
    /S\.A\.\./u,
    /398 dni/u,
    /\braport\p{L}* zgodności(?! konfiguracji)/iu,
    /zesk\p{L}+ obraz/iu,
    /(?<!\p{L})zysk(?:i|u|iem|ów|owi)?(?!\p{L})/iu,
    /odcisk(?!\p{L}* palca)/iu,
    /\p{L}ł\(a\)/u,
    /\d[ \u00a0]%/u,
  ],
  en: [
    /(?<![\p{L}{-])emails?(?!\p{L})/iu,
    /398 days/u,
    /compliance report/iu,
    /list of VAT payers|(?<!Polish )white list/iu,
    /hash of the (?:root )?key/iu,
    /webhook[^.]{0,20} switch(?:es|ed)? o|switch(?:es|ed)? (?:the|this|off this) webhook/iu,
    /\d[ \u00a0]%/u,
  ],
  de: [
    /(?<![\p{L}{-])emails?(?!\p{L})/iu,
    /398 Tage/u,
    /Konformitätsbericht|Compliance-Bericht/u,
    /(?<!\p{L}|entgangenen )Gewinn(?!\p{L})/u,
    /Fingerabdruck(?!, Gesicht)/u,
    /\d%/u,
  ],
  fr: [/(?<![\p{L}{-])emails?(?!\p{L})/iu, /398 jours/u, /rapport de conformité/iu, /\d%/u],
};

describe('the style sheet', () => {
  // The offline tool is handed out as it was logged; its words change with its next version.
  const checked = texts.filter(({ where }) => !where.startsWith('verifyToolWords'));
  const files = ['documents', 'mails', 'guidance', 'questions'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  const legal = legalPages.flatMap((page) => languages.map((language) => [page, language] as const));

  it.each(languages)('bans forms that no text in %s has, and none of its questions, documents, mails and legal pages', (language) => {
    const rules = banned[language] ?? [];
    expect(rules.flatMap((rule) => offences({ [language]: rule }, checked))).toEqual([]);
    const pages = legal.filter(([, own]) => own === language).map(([page]) => join('legal', `${page}.${language}.md`));
    for (const file of pages) {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\S+@\S+/g, '');
      expect(
        rules.flatMap((rule) => rule.exec(text)?.[0] ?? []),
        file,
      ).toEqual([]);
    }
  });

  it('bans Polish forms in whatever a module says, whether or not it is listed above', () => {
    expect(files.length).toBeGreaterThan(30);
    const forms = (banned.pl ?? []).filter((rule) => !/mail|%/.test(rule.source));
    const found = files.flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return forms.flatMap((rule) => (rule.exec(text) ? [`${file}: ${rule.exec(text)?.[0]}`] : []));
    });
    expect(found).toEqual([]);
  });
});

describe('the typography', () => {
  /** Texts that are agreed to the letter. */
  const literal = new Set(['Generowanie...', 'Przekierowanie...', 'Tak, w pełni spełnione']);
  const ours = texts.filter(({ text }) => !literal.has(text));

  it('has the quotation marks, apostrophes, dashes and dots of each language', () => {
    const plain = String.raw`["'\u0060]|\.\.\.| - `;
    const rules = {
      pl: new RegExp(`${plain}|[“«»‚‘]`, 'u'),
      en: new RegExp(`${plain}|[„«»]`, 'u'),
      de: new RegExp(`${plain}|[”«»]`, 'u'),
      fr: new RegExp(`${plain}|[„“”]`, 'u'),
    };
    expect(offences(rules, ours)).toEqual([]);
  });

  it('opens and closes its quotations', () => {
    const pairs: Readonly<Record<Language, readonly [string, string]>> = { pl: ['„', '”'], en: ['“', '”'], de: ['„', '“'], fr: ['«', '»'] };
    const bad = ours.filter(({ language, text }) => text.split(pairs[language][0]).length !== text.split(pairs[language][1]).length);
    expect(bad.map(({ where }) => where)).toEqual([]);
  });

  it('keeps French punctuation off its word by a space that does not break', () => {
    // A ratio such as 4,5:1 has none.
    expect(offences({ fr: /(?<![\u00a0\u202f])[;?!%»]|(?<![\u00a0\u202f]):(?!\d)|«(?![\u00a0\u202f])/u }, ours)).toEqual([]);
  });

  it('writes percentages and dots as each language does', () => {
    expect(offences({ pl: /[\s\u00a0]%/u, en: /[\s\u00a0]%/u, de: /(?<!\u00a0)%|(?<=\p{L})…| …/u }, ours)).toEqual([]);
  });

  it('lets no Polish line end in a one-letter word', () => {
    // Documents bind such words when they are drawn; subjects of mails and descriptions for search engines have no lines.
    const shown = ours.filter(({ where }) => /^(interface|refusals|fieldErrorMessages|plans)\b/.test(where));
    expect(offences({ pl: /(?<![\p{L}\d])[aiouwz] (?=\S)/iu }, shown)).toEqual([]);
  });
});

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{?(\w+)\}\}?/g)].map((match) => match[1] ?? ''))].toSorted((a, b) => a.localeCompare(b)).join(',');

/** Where the languages differ in shape or placeholders. */
function differences(values: readonly unknown[], where: string): string[] {
  if (values.every((value) => typeof value === 'string')) {
    return new Set(values.map((value) => placeholders(value))).size > 1 ? [where] : [];
  }
  const keys = values.map((value) => (typeof value === 'object' && value !== null ? Object.keys(value) : []));
  if (new Set(keys.map((list) => list.toSorted((a, b) => a.localeCompare(b)).join(','))).size > 1) return [`${where} (keys)`];
  return (keys[0] ?? []).flatMap((key) =>
    differences(
      values.map((value) => (value as Record<string, unknown>)[key]),
      `${where}.${key}`,
    ),
  );
}

/** The differences of everything below that is written in four languages. */
function localizedDifferences(value: unknown, where: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (languages.every((language) => language in value)) {
    return differences(
      languages.map((language) => (value as Record<Language, unknown>)[language]),
      where,
    );
  }
  return Object.entries(value).flatMap(([key, inner]) => localizedDifferences(inner, `${where}.${key}`));
}

const plural = /_(zero|one|two|few|many|other)$/;

describe('the four languages', () => {
  it('have the same texts with the same placeholders', () => {
    expect(Object.entries(sources).flatMap(([name, value]) => localizedDifferences(value, name))).toEqual([]);
    const byKey = new Map<string, Set<string>>();
    for (const { where, text } of interfaceTexts) {
      const key = where.replace(/^interface\.\w\w\./, '').replace(plural, '');
      byKey.set(key, (byKey.get(key) ?? new Set()).add(placeholders(text)));
    }
    expect([...byKey].filter(([, sets]) => sets.size > 1).map(([key]) => key)).toEqual([]);
  });

  it.each(languages)('in %s have exactly the plural forms that the language asks for', (language) => {
    const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted((a, b) => a.localeCompare(b));
    const forms = new Map<string, string[]>();
    for (const { where } of interfaceTexts.filter((one) => one.language === language)) {
      const category = plural.exec(where)?.[1];
      if (category) forms.set(where.replace(plural, ''), [...(forms.get(where.replace(plural, '')) ?? []), category]);
    }
    expect(forms.size).toBeGreaterThan(10);
    for (const [key, found] of forms)
      expect(
        found.toSorted((a, b) => a.localeCompare(b)),
        key,
      ).toEqual(asked);
  });
});

/** The sources of the browser application, without its tests. */
function clientSources(): string {
  const root = join(import.meta.dirname, '..', 'client');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
}

/** Template literals with everything between braces replaced by one mark. */
function templates(code: string): string[] {
  const found: string[] = [];
  for (let start = code.indexOf('`'); start !== -1; start = code.indexOf('`', start + 1)) {
    let shape = '';
    let depth = 0;
    for (let at = start + 1; at < code.length && (depth > 0 || code[at] !== '`'); at += 1) {
      if (code[at] === '{' && (depth > 0 || code[at - 1] === '$')) {
        depth += 1;
        if (depth === 1) shape = `${shape.slice(0, -1)}*`;
      } else if (code[at] === '}' && depth > 0) depth -= 1;
      else if (depth === 0) shape += code[at];
    }
    if (/^[a-z]\w*\.[\w.*-]*$/i.test(shape) && shape.includes('*')) found.push(shape);
  }
  return found;
}

it('a change that was made and an error without words of their own are reported in the agreed ones', () => {
  const { done, errors } = interfaces.en as { done: object; errors: object };
  expect(done).toEqual({ saved: 'Saved', deleted: 'Deleted', updated: 'Updated', created: 'Created', sent: 'Sent successfully' });
  const agreed = { unauthorized: 'Unauthorized', forbidden: 'Forbidden', notFound: 'Not Found', serverError: 'Server Error' };
  expect(errors).toMatchObject({ ...agreed, networkError: 'Network Error' });
  expect(refusals.no_assessment.en).toBe('No assessment');
});

describe('the keys of the interface', () => {
  const code = clientSources();
  const keys = new Set(collect(interfaces.pl, '', 'pl').map(({ where }) => where.slice(1).replace(plural, '')));
  const patterns = templates(code).map((shape) => new RegExp(`^${shape.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`));

  it('are all used', () => {
    const literals = new Set([...code.matchAll(/['"`]([a-z]\w*(?:\.[\w/ -]+)+)['"`]/gi)].map((match) => match[1]));
    const unused = [...keys].filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});
