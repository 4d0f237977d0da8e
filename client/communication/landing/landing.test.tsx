import { QueryClientProvider } from '@tanstack/react-query';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { interfaceWords } from '#content/localized.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { speak } from '#client/platform/words/i18n.ts';
import { NotFoundScreen } from '#client/operations/layout/not-found-screen.tsx';
import { VisitorLayout } from '#client/operations/layout/site/visitor-layout.tsx';
import { createQueryClient } from '#client/platform/api/query-client.ts';
import { wordsOf, type Words } from '#client/platform/words/words.ts';
import { LandingScreen } from './landing-screen.tsx';

const pictures = join(import.meta.dirname, 'pictures');

function wordsIn(language: Language): Words {
  return wordsOf(JSON.parse(readFileSync(`content/interface/${language}.json`, 'utf8')) as Parameters<typeof wordsOf>[0]);
}

/** The page as a server renders it: there is no window, no document and no storage here. */
function rendered(language: Language, screen: React.ReactNode): string {
  speak(language, wordsIn(language));
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <Router ssrPath="/">
        <VisitorLayout>{screen}</VisitorLayout>
      </Router>
    </QueryClientProvider>,
  );
}

describe('the start page', () => {
  it.each(languages)('renders on a server in %s, with every word and picture in that language', (language) => {
    const html = rendered(language, <LandingScreen />);
    expect(html).not.toMatch(/(landing|nav|footer|plural)\.\w/);
    const shown = [...html.matchAll(/pictures\/(\w+)-(\w\w)@/g)].map((match) => match[2]);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set([language]));
  });

  it.each(languages)('shows three features in %s: both questionnaires and the registry', (language) => {
    const { features } = interfaceWords[language].landing;
    const html = rendered(language, <LandingScreen />).replaceAll('&#x27;', "'");
    for (const name of ['nis2', 'aiAct', 'registry'] as const) {
      expect(html).toContain(`>${features[name].title}</span>`);
      expect(html).toContain(features[name].text);
    }
  });

  it('names net and gross prices of both plans', () => {
    const html = rendered('pl', <LandingScreen />);
    for (const price of ['1500', '1845', '2000', '2460', '429,27', '571,95']) expect(html).toContain(price);
  });

  it('calls the certificate a self-assessment certificate and denies the audit in every language', () => {
    const phrases = { pl: /nigdy\saudyt/, en: /never an audit/, de: /niemals ein Audit/, fr: /jamais un audit/ } as const;
    for (const language of languages) expect(rendered(language, <LandingScreen />)).toMatch(phrases[language]);
  });

  it('reserves the space of each picture and lets the words come first', () => {
    const images = rendered('pl', <LandingScreen />).match(/<img[^>]+>/g) ?? [];
    expect(images.length).toBe(5);
    for (const image of images) expect(image).toMatch(/width="\d+".*height="\d+"/);
    expect(images.every((image) => image.includes('loading="lazy"'))).toBe(true);
  });

  it('has pictures of at most 40 kB, 45 kB for the first one', () => {
    const files = readdirSync(pictures).filter((file) => /\.(avif|webp)$/.test(file));
    expect(files).toHaveLength(5 * languages.length * 2 * 2);
    for (const file of files) {
      expect(statSync(join(pictures, file)).size, file).toBeLessThanOrEqual(file.startsWith('certificate') ? 45_000 : 40_000);
    }
  });
});

describe('the page of an unknown address', () => {
  it.each(languages)('renders on a server in %s', (language) => {
    expect(rendered(language, <NotFoundScreen />)).not.toMatch(/notFound\.\w/);
  });
});
