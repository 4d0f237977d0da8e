import { colon, dayText, percentText, wholePercent } from '#core/platform/text/formats.ts';
import type { CertificateMetadata } from '#core/certificate/certification.ts';
import { certificateWords, methodNames } from '#content/documents/certificate/certificate.ts';
import { regimeNames } from '#content/documents/labels.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Deps } from '#server/deps.ts';
import { sealWords } from '#content/documents/certificate/seal.ts';
import type { SealFace } from './seal/place.ts';
import { guillocheFrame, sealRosette } from './drawing/guilloche.ts';
import { checkPath, qrSymbol } from './drawing/qr.ts';
import type { RenderJob } from './rendering/render-job.ts';
import { bind, oneLine } from './drawing/typography.ts';

export type CertificateFacts = Readonly<{
  language: Language;
  certificateNumber: string;
  regime: Regime;
  organization: Readonly<{ name: string; nip: string }>;
  scorePercent: number;
  metadata: CertificateMetadata;
  issuedAt: Date;
  expiresAt: Date;
  verificationHash: string;
  /** The page of the certificate, the same with a signed statement for paper, and the address to type by hand. */
  verificationUrl: string;
  paperUrl: string;
  typedAddress: string;
  /** What is attached: the credential, its proof of the log (null while it has no place yet) and the list of keys. */
  credential: string;
  logProof: string | null;
  keyList: string;
}>;

const engraving = '#0f4c5c';
/** Where the template puts the rosette, in millimetres from the left and from the top of the page. */
const rosette = { left: 24, top: 167, size: 27 } as const;
let engraved: RenderJob['files'] | null = null;

/** Frame and rosette, the same on each certificate, and drawn for the first one. */
function engravings(): RenderJob['files'] {
  engraved ??= { 'frame.svg': guillocheFrame(297, 210, engraving), 'seal.svg': sealRosette(rosette.size, engraving) };
  return engraved;
}

const pageHeight = 210;
const millimetre = 72 / 25.4;

/** The last day on which the certificate is in force. */
function lastDay(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

/** How and when the company was confirmed; certificates from before that was requested state that. */
function confirmedText({ confirmation }: CertificateMetadata, language: Language): { how: string; when: string } {
  if (!confirmation) return { how: certificateWords[language].unconfirmed, when: '' };
  return { how: bind(methodNames[confirmation.method][language], language), when: dayText(new Date(confirmation.confirmedAt), language) };
}

/** Certificates of the first version were plain JWS. */
function credentialFile(credential: string): { name: string; type: string } {
  return credential.includes('~')
    ? { name: 'credential.sd-jwt', type: 'application/dc+sd-jwt' }
    : { name: 'credential.jws', type: 'application/jose' };
}

export function certificateData(facts: CertificateFacts): object {
  const { language, metadata, organization, regime } = facts;
  const words = certificateWords[language];
  const threshold = wholePercent(metadata.threshold, language);
  const count = {
    catalogue: metadata.catalogueVersion,
    assessed: metadata.assessed,
    total: metadata.questionCount,
    left: metadata.notApplicable,
    silent: metadata.withoutReason,
  };
  return {
    language,
    day: businessDay(facts.issuedAt),
    words,
    colon: colon(language),
    name: bind(oneLine(organization.name), language),
    nip: organization.nip,
    confirmed: confirmedText(metadata, language),
    regime: regimeNames[regime].short[language],
    statement: bind(filled(words.statement, { regime: regimeNames[regime].full[language], threshold }), language),
    coverage: words.coverage.map((line) => bind(filled(line, count), language)),
    score: percentText(facts.scorePercent, language),
    threshold: filled(words.threshold, { threshold }),
    number: facts.certificateNumber,
    issued: dayText(facts.issuedAt, language),
    expires: dayText(lastDay(facts.expiresAt), language),
    declaration: { name: oneLine(metadata.declaration.name), role: oneLine(metadata.declaration.role) },
    issuer: metadata.issuer,
    hash: facts.verificationHash,
    url: facts.verificationUrl,
    typed: facts.typedAddress,
    typedUrl: new URL(checkPath, facts.verificationUrl).href,
    rosette,
    compare: words.compare,
    scan: bind(words.scan, language),
    qrAlt: filled(words.qrAlt, { url: facts.verificationUrl }),
    disclaimer: bind(words.disclaimer[regime], language),
    isLogged: facts.logProof !== null,
    credential: credentialFile(facts.credential),
  };
}

export function certificateJob(facts: CertificateFacts, standard: RenderJob['standard'] = 'a-3a'): RenderJob {
  const { svg, quiet } = qrSymbol(facts.paperUrl);
  return {
    template: 'certificate',
    data: { ...certificateData(facts), quiet },
    files: {
      ...engravings(),
      'qr.svg': svg,
      [credentialFile(facts.credential).name]: Buffer.from(facts.credential),
      'keys.note': Buffer.from(facts.keyList),
      ...(facts.logProof === null ? {} : { 'credential.tlog-proof': Buffer.from(facts.logProof) }),
    },
    standard,
  };
}

/** The rosette in points from the lower left corner: a click on it opens the seal. */
const sealBox = [
  rosette.left * millimetre,
  (pageHeight - rosette.top - rosette.size) * millimetre,
  (rosette.left + rosette.size) * millimetre,
  (pageHeight - rosette.top) * millimetre,
].map((points) => Math.round(points)) as unknown as SealFace['box'];

/** The certificate as PDF/A-3a with the credential attached, sealed where there is a seal. */
export async function certificatePdf(deps: Pick<Deps, 'renderer' | 'sealer' | 'now'>, facts: CertificateFacts): Promise<Buffer> {
  const pdf = await deps.renderer.render(certificateJob(facts));
  const { certificate, label } = sealWords[facts.language];
  const face = { reason: filled(certificate, { number: facts.certificateNumber }), label, box: sealBox, at: deps.now() };
  return deps.sealer ? deps.sealer.seal(pdf, face) : pdf;
}
