/** Interface and document languages; Polish is the default and the fallback (docs/product.md, “Purpose”). */
export const languages = ['pl', 'en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage = 'pl' satisfies Language;

/** A text in every language; leaving one out does not compile. */
export type Localized = Readonly<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/**
 * The best supported language for an `Accept-Language` header (RFC 9110 section 12.5.4), or null when none of the
 * wanted languages is spoken here.
 */
export function negotiateLanguage(acceptLanguage: string | undefined): Language | null {
  if (!acceptLanguage) return null;
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag?.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => entry.quality > 0)
    // Among equals the one that is named first.
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wanted) if (isLanguage(language)) return language;
  return null;
}
