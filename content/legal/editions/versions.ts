/** A version of a legal page and the day (ISO 8601) it applies from. */
export type LegalVersion = Readonly<{ version: string; from: string }>;

export const legalPages = [
  'privacy-policy',
  'cookie-policy',
  'terms-of-sale',
  'terms-of-certification',
  'switching',
  'accessibility',
] as const;
export type LegalPage = (typeof legalPages)[number];

/**
 * Versions of each page, the newest first. Its text is `<page>.<language>.md`; when a new one comes, the text it
 * replaces moves to `archive/<page>.<version>.<language>.md` and stays reachable.
 */
export const legalVersions: Readonly<Record<LegalPage, readonly [LegalVersion, ...LegalVersion[]]>> = {
  'privacy-policy': [
    { version: '2.7', from: '2026-11-29' },
    { version: '2.6', from: '2026-11-28' },
    { version: '2.5', from: '2026-11-28' },
    { version: '2.4', from: '2026-11-26' },
    { version: '2.3', from: '2026-11-26' },
    { version: '2.2', from: '2026-11-26' },
    { version: '2.1', from: '2026-11-24' },
    { version: '2.0', from: '2026-11-22' },
    { version: '1.5', from: '2026-11-22' },
    { version: '1.4', from: '2026-11-22' },
    { version: '1.3', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  'cookie-policy': [
    { version: '2.2', from: '2026-11-28' },
    { version: '2.1', from: '2026-11-26' },
    { version: '2.0', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  'terms-of-sale': [
    { version: '2.8', from: '2026-11-29' },
    { version: '2.7', from: '2026-11-28' },
    { version: '2.6', from: '2026-11-28' },
    { version: '2.5', from: '2026-11-26' },
    { version: '2.4', from: '2026-11-26' },
    { version: '2.3', from: '2026-11-26' },
    { version: '2.2', from: '2026-11-25' },
    { version: '2.1', from: '2026-11-24' },
    { version: '2.0', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  'terms-of-certification': [
    { version: '2.2', from: '2026-11-28' },
    { version: '2.1', from: '2026-11-24' },
    { version: '2.0', from: '2026-11-22' },
    { version: '1.2', from: '2026-11-22' },
    { version: '1.1', from: '2026-11-21' },
    { version: '1.0', from: '2026-11-21' },
  ],
  switching: [
    { version: '1.1', from: '2026-11-25' },
    { version: '1.0', from: '2026-11-24' },
  ],
  accessibility: [{ version: '1.0', from: '2026-11-21' }],
};

/** Pages whose changes everybody with an account is notified of. */
export type AnnouncedPage = Exclude<LegalPage, 'accessibility' | 'switching'>;

/** A change of the terms that everybody with an account is notified of. */
export type Announcement = Readonly<{
  edition: string;
  /** The day (ISO 8601) on which it was published: older accounts are notified by mail and in the panel, newer ones are bound from the beginning. */
  on: string;
  /** The first day that can bind older accounts, at least 30 days after the mail (terms of sale, section 11). */
  bindsFrom: string;
  /** The version of each page that it brings. */
  pages: Readonly<Partial<Record<AnnouncedPage, string>>>;
}>;

/** Every announcement, the newest first. */
export const announcements: readonly [Announcement, ...Announcement[]] = [
  {
    edition: '2.8',
    on: '2026-11-29',
    bindsFrom: '2026-12-30',
    pages: { 'terms-of-sale': '2.8', 'privacy-policy': '2.7' },
  },
  {
    edition: '2.7',
    on: '2026-11-28',
    bindsFrom: '2026-12-29',
    pages: { 'terms-of-sale': '2.7', 'terms-of-certification': '2.2', 'privacy-policy': '2.6', 'cookie-policy': '2.2' },
  },
  {
    edition: '2.6',
    on: '2026-11-28',
    bindsFrom: '2026-12-29',
    pages: { 'terms-of-sale': '2.6', 'privacy-policy': '2.5' },
  },
  {
    edition: '2.5',
    on: '2026-11-26',
    bindsFrom: '2026-12-27',
    pages: { 'terms-of-sale': '2.5', 'privacy-policy': '2.4', 'cookie-policy': '2.1' },
  },
  {
    edition: '2.4',
    on: '2026-11-26',
    bindsFrom: '2026-12-27',
    pages: { 'terms-of-sale': '2.4', 'privacy-policy': '2.3' },
  },
  {
    edition: '2.3',
    on: '2026-11-26',
    bindsFrom: '2026-12-27',
    pages: { 'terms-of-sale': '2.3', 'privacy-policy': '2.2' },
  },
  {
    edition: '2.2',
    on: '2026-11-25',
    bindsFrom: '2026-12-26',
    pages: { 'terms-of-sale': '2.2' },
  },
  {
    edition: '2.1',
    on: '2026-11-24',
    bindsFrom: '2026-12-25',
    pages: { 'terms-of-sale': '2.1', 'terms-of-certification': '2.1', 'privacy-policy': '2.1' },
  },
  {
    edition: '2.0',
    on: '2026-11-22',
    bindsFrom: '2026-12-23',
    pages: { 'terms-of-sale': '2.0', 'terms-of-certification': '2.0', 'privacy-policy': '2.0', 'cookie-policy': '2.0' },
  },
];
