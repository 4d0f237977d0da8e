import { badgeRegimes, badgeWords } from '#content/documents/certificate/badge.ts';
import type { RegistryEntry } from '#contract/certificate/registry.ts';
import { percentText, shortDayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { outlined, type OutlineFont } from '#server/adapters/documents/drawing/outlines.ts';
import { escaped } from '#server/platform/formats/markup.ts';

export type BadgeTheme = 'light' | 'dark';
const palettes = {
  light: { paper: '#ffffff', ink: '#1d2b30', muted: '#55666c', line: '#c9d3d5', mark: '#0f4c5c', markInk: '#ffffff' },
  dark: { paper: '#142024', ink: '#eef3f3', muted: '#a9b8bc', line: '#33464c', mark: '#7cc4d4', markInk: '#0b1a1e' },
} as const;
/** What is no longer in force is grey. */
const greys = { light: '#8a979b', dark: '#6d7c81' } as const;
/** What is in force while something contradicts its answers is amber. */
const ambers = { light: '#8a5a10', dark: '#e3b661' } as const;

const height = 80;
const markTop = 22;
/** The name of an organisation gets no wider than this: it gets smaller first, then it is cut. */
const widestName = 320;
const nameSizes = [15, 14, 13, 12, 11] as const;
const textLeft = 66;
const padding = 16;

/** A line of the badge and how far it reaches. */
function line(text: string, options: { font: OutlineFont; size: number; y: number; fill: string }): { svg: string; width: number } {
  const { svg, width } = outlined(text, { ...options, x: textLeft });
  return { svg, width: textLeft + width + padding };
}

/** The name in the largest size in which it fits; a longer one ends with an ellipsis, the whole stands in the label. */
function nameLine(name: string, fill: string): { svg: string; width: number } {
  const drawn = (text: string, size: number) => line(text, { font: 'semibold', size, y: 24, fill });
  const fits = ({ width }: { width: number }): boolean => width - textLeft - padding <= widestName;
  const size = nameSizes.find((one) => fits(drawn(name, one))) ?? nameSizes[nameSizes.length - 1] ?? 0;
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  for (let count = letters.length; count > 0; count -= 1) {
    const text = count === letters.length ? name : `${letters.slice(0, count).join('').trimEnd()}…`;
    const shown = drawn(text, size);
    if (fits(shown)) return shown;
  }
  return drawn('…', size);
}

function statusText(entry: RegistryEntry, language: Language): string {
  const words = badgeWords[language];
  const ends = new Date(Date.parse(entry.expiresAt) - 1).toISOString();
  const date = shortDayText(new Date(entry.status === 'revoked' ? (entry.revokedAt ?? ends) : ends), language);
  const status = filled(words.status[entry.status], { date });
  if (entry.status !== 'active') return status;
  if (entry.contradicted > 0) return `${status} · ${words.contradicted}`;
  if (entry.complianceScore === null) return status;
  return `${status} · ${filled(words.score, { score: percentText(entry.complianceScore, language) })}`;
}

/** The badge of a certificate for its holder's website; without an entry it states that there is none. */
export function badgeSvg(entry: RegistryEntry | null, certificateNumber: string, look: { language: Language; theme: BadgeTheme }): string {
  const { language, theme } = look;
  const palette = palettes[theme];
  const mark = entry?.status !== 'active' ? greys[theme] : entry.contradicted > 0 ? ambers[theme] : palette.mark;
  const words = badgeWords[language];
  const regime = badgeRegimes[entry?.regime ?? (certificateNumber.includes('-AIACT-') ? 'ai_act' : 'nis2')][language];
  const kind = filled(words.kind, { regime });
  const status = entry ? statusText(entry, language) : words.status.unknown;
  const name = entry?.organization?.name.replaceAll(/\s+/g, ' ').trim() ?? null;
  const lines = [
    ...(name === null ? [] : [nameLine(name, palette.ink)]),
    line(kind, { font: 'semibold', size: name === null ? 15 : 12, y: name === null ? 32 : 41, fill: palette.ink }),
    line(status, { font: 'regular', size: 12, y: name === null ? 49 : 57, fill: palette.muted }),
    line(certificateNumber, { font: 'regular', size: 9.5, y: name === null ? 63 : 70, fill: palette.muted }),
  ];
  const width = Math.ceil(Math.max(...lines.map((one) => one.width)));
  const label = escaped(`Atesto – ${[name, kind, status, certificateNumber].filter(Boolean).join(', ')}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="7.5" fill="${palette.paper}" stroke="${palette.line}"/>`,
    `<rect x="14" y="${markTop}" width="36" height="36" rx="8" fill="${mark}"/>`,
    `<path transform="translate(14 ${markTop}) scale(1.125)" fill="${palette.markInk}" d="M16 6.5 24.2 25h-3.7l-1.7-4.1h-5.6L11.5 25H7.8zm0 6.6-1.7 4.6h3.4z"/>`,
    ...lines.map((one) => one.svg),
    '</svg>',
  ].join('');
}
