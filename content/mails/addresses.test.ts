import { expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { mailKinds, mailWords } from './mails.ts';

/** A path with no host before it, as an address would be written on a screen. */
const barePath = /(?<![\w}/])\/[a-z][a-z-]{3,}/;

it.each(mailKinds)('a mail of the kind %s names no address without its host', (kind) => {
  for (const language of languages) {
    const { subject, paragraphs, action = '', closing } = mailWords[kind][language];
    for (const text of [subject, ...paragraphs, action, ...closing]) expect(text, `${kind} ${language}`).not.toMatch(barePath);
  }
});
