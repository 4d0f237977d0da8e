import { planWords } from '#content/documents/report/action-plan.ts';
import { binderWords } from '#content/documents/duties/binder.ts';
import { frameWords } from '#content/documents/frame.ts';
import { sealWords } from '#content/documents/certificate/seal.ts';
import { interfaceWords } from '#content/localized.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText, numberText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';
import { binderParts, type Bound } from './binder-parts.ts';
import type { Deps } from '#server/deps.ts';

/** Where the seal shows, in points from the lower left corner of the first page. */
const sealBox = [62, 765, 122, 789] as const;

export type Contents = Readonly<{
  bound: readonly Bound[];
  organization: Readonly<{ name: string; nip: string }>;
  language: Language;
  madeAt: Date;
}>;

/** The contents page of a binder: every file with its size and SHA-256, one that could not be read as missing. */
export function contentsJob({ bound, organization, language, madeAt }: Contents): RenderJob {
  const words = binderWords[language];
  const fields = binderParts.map((part) => {
    const files = bound.filter((one) => one.part === part);
    const lines = files.flatMap(({ path, bytes, sha256 }) =>
      sha256 === null ? [`${path}: ${words.missing}`] : [`${path} (${numberText(bytes, language, 0)} B)`, sha256],
    );
    return { label: bind(words.parts[part], language), known: lines.length > 0, lines: lines.length > 0 ? lines : [words.none] };
  });
  const data = {
    language,
    day: businessDay(madeAt),
    branding: null,
    kicker: interfaceWords[language].audit.binder,
    page: frameWords[language].page,
    title: bind(words.title, language),
    name: oneLine(organization.name),
    about: bind(words.about, language),
    headline: bind(words.title, language),
    dated: bind(filled(planWords[language].asOf, { date: dayText(madeAt, language) }), language),
    facts: [
      { label: 'NIP', value: organization.nip },
      { label: words.files, value: String(bound.filter(({ sha256 }) => sha256 !== null).length) },
    ],
    fields,
    note: bind(words.note, language),
  };
  return { template: 'incident', data, files: {}, standard: 'a-2a' };
}

/** The contents page as PDF, sealed where there is a seal. */
export async function contentsPdf(deps: Pick<Deps, 'renderer' | 'sealer' | 'now'>, contents: Omit<Contents, 'madeAt'>): Promise<Buffer> {
  const at = deps.now();
  const pdf = await deps.renderer.render(contentsJob({ ...contents, madeAt: at }));
  const { label } = sealWords[contents.language];
  return deps.sealer ? deps.sealer.seal(pdf, { reason: binderWords[contents.language].title, label, box: sealBox, at }) : pdf;
}
