import { XMLBuilder } from 'fast-xml-parser';
import { lawWords } from '#content/law/words.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { readLawChanges } from './service.ts';

const builder = new XMLBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

/** The changes of law as an Atom feed (RFC 4287), the one published last on top. */
export function lawFeed(deps: Pick<Deps, 'now' | 'config'>, language: Language): Buffer {
  const { publicUrl } = deps.config;
  const page = `${publicUrl}/zmiany-prawa`;
  const { changes } = readLawChanges(deps, language);
  const published = changes.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.day.localeCompare(a.day));
  const instant = (day: string): string => `${day}T00:00:00Z`;
  const entries = published.map(({ id, title, text, day, publishedOn, source }) => ({
    title: `${day}: ${title}`,
    id: `${page}#${id}`,
    link: { '@href': `${page}#${id}` },
    published: instant(publishedOn),
    updated: instant(publishedOn),
    summary: `${text} (${source})`,
  }));
  const feed = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': language,
      title: lawWords.feedTitle[language],
      subtitle: lawWords.feedSubtitle[language],
      id: page,
      link: [{ '@href': page }, { '@rel': 'self', '@href': `${publicUrl}/api/law-changes/feed?lang=${language}` }],
      author: { name: 'Atesto' },
      updated: instant(published[0]?.publishedOn ?? '1970-01-01'),
      entry: entries,
    },
  };
  return Buffer.from(builder.build(feed), 'utf8');
}
