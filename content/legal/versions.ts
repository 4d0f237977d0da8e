/** A version of a legal page and the day (ISO 8601) it applies from. */
export type LegalVersion = Readonly<{ version: string; from: string }>;

export const legalPages = ['privacy-policy', 'cookie-policy', 'terms-of-sale', 'terms-of-certification', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];

/**
 * Versions of each page, the newest first. Its text is `<page>.<language>.md`; when a new one comes, the text it
 * replaces moves to `archive/<page>.<version>.<language>.md` and stays reachable.
 */
export const legalVersions: Readonly<Record<LegalPage, readonly [LegalVersion, ...LegalVersion[]]>> = {
  'privacy-policy': [
    { version: '2.0', from: '2026-11-22' },
    { version: '1.5', from: '2026-11-22' },
    { version: '1.4', from: '2026-11-22' },
    { version: '1.3', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  'cookie-policy': [
    { version: '2.0', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  'terms-of-sale': [
    { version: '2.0', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  'terms-of-certification': [
    { version: '2.0', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  accessibility: [{ version: '1.0', from: '2026-11-21' }],
};

/** Pages whose changes everybody with an account is told of. */
export type AnnouncedPage = Exclude<LegalPage, 'accessibility'>;

/**
 * The newest change of the terms: whose account is older than the day `on` is told by mail and in the panel and bound by it from
 * `bindsFrom`, at least 30 days after the mail; newer accounts from the beginning (terms of sale, section 11).
 */
export const announced: Readonly<{ edition: string; on: string; bindsFrom: string; pages: readonly AnnouncedPage[] }> = {
  edition: '2.0',
  on: '2026-11-22',
  bindsFrom: '2026-12-23',
  pages: ['terms-of-sale', 'terms-of-certification', 'privacy-policy', 'cookie-policy'],
};
