import { sharp } from '#server/platform/formats/pixels.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { certificateJob } from '#server/adapters/documents/certificate.ts';
import { certificateFacts, loggedIssue } from './pdf.ts';
import type { CertificateRow } from '#server/certificate/certificates/repository.ts';

/** Wide enough to be read on a large screen. */
const pixelsWide = 1684;
/** Pictures that are stored while they are viewed; one is some 170 kB. */
const cacheSize = 24;
const drawn = new Map<string, Promise<Buffer>>();

async function draw(deps: Deps, row: CertificateRow, language: Language): Promise<Buffer> {
  const facts = await certificateFacts(deps, row, language, await loggedIssue(deps, row));
  const svg = await deps.renderer.render(certificateJob(facts, 'svg'));
  return sharp(svg).resize({ width: pixelsWide }).png({ palette: true }).toBuffer();
}

/** A certificate as its PDF is drawn, by the same template, as a picture for the screen. */
export function certificatePicture(deps: Deps, row: CertificateRow, language: Language): Promise<Buffer> {
  const key = `${row.id} ${language}`;
  const picture = drawn.get(key) ?? draw(deps, row, language);
  drawn.delete(key);
  drawn.set(key, picture);
  const [oldest] = drawn.keys();
  if (drawn.size > cacheSize && oldest) drawn.delete(oldest);
  picture.catch(() => drawn.delete(key));
  return picture;
}
