import { sharp } from '#server/platform/formats/pixels.ts';
import { letterKinds, letters, type LetterKind, type LetterWords } from '#content/documents/certificate/letters.ts';
import { regimeNames } from '#content/documents/labels.ts';
import { shareCertificateWords } from '#content/documents/certificate/share-certificate.ts';
import type { LettersView } from '#contract/certificate/certificates.ts';
import { statusAt } from '#core/certificate/certification.ts';
import { dayText, percentText, wholePercent } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { fittingLines, outlined } from '#server/adapters/documents/drawing/outlines.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { verificationUrl } from '#server/certificate/certificates/address.ts';
import type { CertificateRow } from '#server/certificate/certificates/repository.ts';

const [width, height, left, right] = [1200, 630, 88, 1112];
const [petrol, paper, pale] = ['#0f4c5c', '#faf9f6', '#bcd6dc'];
const largestName = 68;
const smallestName = 34;

/** Nothing that is over is prepared for showing around. */
function requireInForce(deps: Pick<Deps, 'now'>, row: CertificateRow): void {
  if (statusAt(row, deps.now()) !== 'active') throw new AppError(409, 'certificate_not_in_force');
}

function valuesOf(deps: Pick<Deps, 'config'>, row: CertificateRow, language: Language): Record<string, string> {
  const { metadata } = row;
  return {
    organization: row.organizationName,
    regime: regimeNames[row.regime].short[language],
    number: row.certificateNumber,
    score: percentText(row.complianceScore, language),
    threshold: wholePercent(metadata.threshold, language),
    assessed: String(metadata.assessed),
    total: String(metadata.questionCount),
    declarant: `${metadata.declaration.name}, ${metadata.declaration.role}`,
    issued: dayText(row.issuedAt, language),
    until: dayText(new Date(row.expiresAt.getTime() - 1), language),
    address: verificationUrl(deps, row.certificateNumber),
  };
}

/** The name in the largest size in which it takes two lines; in the smallest three, and what is longer still ends with an ellipsis. */
function nameLines(name: string): { lines: string[]; size: number } {
  for (let size = largestName; ; size -= 2) {
    const lines = fittingLines(name, { font: 'serif', size, width: right - left });
    if (lines.length <= 2) return { lines, size };
    if (size <= smallestName) return { lines: lines.length > 3 ? [...lines.slice(0, 2), `${lines[2] ?? ''}…`] : lines, size };
  }
}

function svgOf(values: Record<string, string>, language: Language): string {
  const words = shareCertificateWords[language];
  const address = (values.address ?? '').replace(/^https?:\/\//, '');
  const text = (line: string, size: number, y: number, fill: string, font: 'regular' | 'semibold' | 'serif' = 'regular'): string =>
    outlined(filled(line, { ...values, address }), { font, size, x: left, y, fill }).svg;
  const name = nameLines(values.organization ?? '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${petrol}"/>`,
    `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="18" fill="none" stroke="${pale}" stroke-width="2"/>`,
    `<rect x="${left}" y="80" width="52" height="52" rx="11" fill="${paper}"/>`,
    `<path transform="translate(${left} 80) scale(1.625)" fill="${petrol}" d="M16 6.5 24.2 25h-3.7l-1.7-4.1h-5.6L11.5 25H7.8zm0 6.6-1.7 4.6h3.4z"/>`,
    outlined('Atesto', { font: 'serif', size: 38, x: left + 68, y: 119, fill: paper }).svg,
    text(words.kind, 36, 226, pale, 'semibold'),
    ...name.lines.map((line, index) => text(line, name.size, 306 + index * (name.size + 10), paper, 'serif')),
    `<rect x="${left}" y="424" width="96" height="4" fill="${pale}"/>`,
    text(words.valid, 26, 472, paper, 'semibold'),
    text(words.note, 24, 514, pale),
    text(words.check, 24, 552, pale),
    '</svg>',
  ].join('');
}

/** A picture for social networks: who, what and until when, that it is a self-assessment, and where to check it. No score. */
export async function sharePicture(deps: Deps, row: CertificateRow, language: Language): Promise<Buffer> {
  requireInForce(deps, row);
  const svg = svgOf(valuesOf(deps, row, language), language);
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** The mails to board and customers, ready to be sent on. */
export function lettersOf(deps: Deps, row: CertificateRow, language: Language): LettersView {
  requireInForce(deps, row);
  const values = valuesOf(deps, row, language);
  const written = ({ subject, paragraphs }: LetterWords) => ({
    subject: filled(subject, values),
    body: paragraphs.map((one) => filled(one, values)).join('\n\n'),
  });
  return Object.fromEntries(letterKinds.map((kind) => [kind, written(letters[kind][language])])) as Record<
    LetterKind,
    ReturnType<typeof written>
  >;
}
