import type { Language } from '#core/platform/languages.ts';
import type { Start } from './pages.ts';

/** What a screen was drawn from: the answer of a call under the key by which the application asks for it. */
export type Datum = Readonly<{
  key: readonly unknown[];
  data: unknown;
  /** When it was answered, in milliseconds since 1970; now where nothing is stated. */
  at?: number;
}>;

/** A form that was sent without scripts and not accepted: what it contained, without passwords, and what is wrong with it. */
export type RefusedForm = Readonly<{
  values: Readonly<Record<string, string>>;
  /** Messages by field, in the reader's language. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole; null where the fields say it. */
  failure: Readonly<{ status: number; body: string }> | null;
}>;

/** The key under which a refused form stands in the data of its page. */
export const refusedFormKey = ['refused-form'] as const;

/** The key under which a form that was sent without scripts and taken stands in the data of its page. */
export const acceptedFormKey = ['taken-form'] as const;

/** Such a form: the call that took it, what was sent, and the answer. */
export type AcceptedForm = Readonly<{ call: string; values: Readonly<Record<string, string>>; answer: unknown }>;

/** What search engines, browsers and shared links read of a page. */
export type Head = Readonly<{
  title: string;
  /** Open Graph properties and their values: what stands beside a shared link. */
  properties: Readonly<Record<string, string>>;
  /** Null for a page that search engines are asked to leave alone. */
  listing: Readonly<{
    description: string;
    canonical: string;
    alternates: readonly Readonly<{ language: Language | 'x-default'; address: string }>[];
    /** JSON-LD (schema.org). */
    structured: object | null;
  }> | null;
}>;

/** Addresses of built files, and the texts of those that a page holds itself. */
export type Assets = Readonly<{
  main: string;
  stylesheet: string;
  styles: string;
  firstScript: string;
  fonts: readonly string[];
  /** What the application asks for first, so that a page without content asks for it at once. */
  words: Readonly<Record<Language, string>>;
  start: readonly string[];
  /** What the check of a certificate asks for before the application. */
  early: readonly string[];
  /** What the application asks for next on the page of a certificate. */
  prompt: readonly string[];
}>;

/** The key under which a registration that waits for its confirmation stands in the data of its page. */
export const pendingKey = ['pending'] as const;

/** A whole page. Without `drawn` the browser draws the screen. */
export type DocumentModel = Readonly<{
  language: Language;
  head: Head;
  assets: Assets;
  noScript: string;
  /** What the page states when the application cannot be fetched. */
  missing: string;
  /** Of the styles of this one answer. */
  nonce: string;
  drawn: Readonly<{ html: string; answers: readonly DrawnAnswer[]; data: readonly Datum[]; start: Start }> | null;
}>;

/**
 * The answer about a certificate, drawn from what the server found, for browsers that find the same by themselves: nothing of it shows
 * before. `found` is the fingerprint of all that was found.
 */
export type DrawnAnswer = Readonly<{ number: string; found: string; html: string }>;

/** What a screen is drawn from: data that the page brings along, and what was found of a certificate, which it does not. */
export type Reading = Readonly<{ data: readonly Datum[]; found: unknown }>;

/** A drawn screen. */
export type Drawing = Readonly<{ html: string; answers: readonly DrawnAnswer[] }>;

/** What the browser application offers the server (`client/server-entry.tsx`, built for it). */
export type Drawer = Readonly<{
  /** Says how calls reach the server; call it once, first. */
  connect: (request: (address: string) => Promise<Response>) => void;
  /** Asks for what a screen shows; null for screens that only the browser draws. Rejects when a call is refused. */
  read: (path: string, language: Language) => Promise<Reading | null>;
  /** What of a query (`a=b&c=d`) changes the drawing of a screen; all else is left out. */
  searchUsed: (path: string, search: string) => string;
  /** Draws a screen for a visitor. One language at a time. */
  draw: (page: Readonly<{ path: string; search: string; language: Language; reading: Reading }>) => Promise<Drawing>;
  documentOf: (page: DocumentModel) => string;
}>;
