import { CircleCheck, CircleHelp, CircleX, Info } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Compared, CopyOutcome } from '#proof/check/copy.ts';
import { day, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import type { CopyCheck, CopyCode } from './copy-check.ts';

const styles = {
  agrees: { icon: CircleCheck, colour: 'text-good' },
  differs: { icon: CircleX, colour: 'text-bad' },
  unsigned: { icon: CircleHelp, colour: 'text-warn' },
  unread: { icon: CircleHelp, colour: 'text-warn' },
} as const satisfies Record<CopyOutcome, unknown>;

const codeOutcomes = {
  genuine: 'agrees',
  unchecked: 'unsigned',
  false: 'differs',
  foreign: 'differs',
  other: 'differs',
} as const satisfies Record<Exclude<CopyCode['kind'], 'none'>, CopyOutcome>;

type Row = Readonly<{ field: Compared['field'] | 'code'; outcome: CopyOutcome; seen: string | null; signed: string | null }>;

/** A compared value as people write it. */
function valueText(t: Translate, field: Compared['field'], value: string): string {
  if (field === 'issued' || field === 'expires') return day(`${value}T12:00:00Z`);
  if (field === 'score') return percent(Number(value));
  if (field !== 'coverage') return value;
  const [, assessed, total, left, silent] = /^(\d+)\/(\d+), (\d+), (\d+)$/.exec(value) ?? [];
  return t('check.coverageText', { assessed, total, left, silent });
}

function rowOf(t: Translate, { field, outcome, seen, signed }: Compared): Row {
  return { field, outcome, seen: seen && valueText(t, field, seen), signed: signed && valueText(t, field, signed) };
}

function codeRows(t: Translate, code: CopyCode): Row[] {
  if (code.kind === 'none' || code.kind === 'unchecked') return [];
  const values = { host: 'host' in code ? code.host : '', number: 'number' in code ? code.number : '' };
  return [{ field: 'code', outcome: codeOutcomes[code.kind], seen: t(`check.copy.code.${code.kind}`, values), signed: null }];
}

/** What differs, by name: for the headline. */
export function differingFields(t: Translate, { compared, code }: CopyCheck): string {
  const rows = [...codeRows(t, code), ...compared].filter(({ outcome }) => outcome === 'differs');
  return rows.map(({ field }) => t(`check.copy.field.${field}`)).join(', ');
}

/** A value on the document and the signed one, where they are not the same. */
function Values({ field, outcome, seen, signed }: Row) {
  const { t } = useTranslation();
  if (field === 'code') return <p className="mt-0.5 break-words text-[0.9375rem]">{seen}</p>;
  if (outcome === 'agrees') return <p className="mt-0.5 break-words text-[0.9375rem]">{signed}</p>;
  return (
    <dl className="mt-0.5 text-[0.9375rem] sm:grid sm:grid-cols-2 sm:gap-4">
      <div className="min-w-0">
        <dt className="text-sm text-muted">{t('check.copy.seen')}</dt>
        <dd className="break-words font-semibold">{seen ?? t('check.copy.nothing')}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-sm text-muted">{t('check.copy.signed')}</dt>
        <dd className="break-words font-semibold">{signed ?? t('check.copy.undisclosed')}</dd>
      </div>
    </dl>
  );
}

function Comparison({ copy }: { copy: CopyCheck }) {
  const { t } = useTranslation();
  const rows = [...copy.compared.map((one) => rowOf(t, one)), ...codeRows(t, copy.code)];
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => {
        const { icon: Icon, colour } = styles[row.outcome];
        return (
          <li key={row.field} data-field={row.field} data-outcome={row.outcome} className="flex items-start gap-3 py-2.5">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="text-muted">{t(`check.copy.field.${row.field}`)}</span>
                <span className="font-semibold">{t(`check.copy.outcome.${row.outcome}`)}</span>
              </p>
              <Values {...row} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The page as it looks, for the eye. */
function Picture({ canvas }: { canvas: HTMLCanvasElement }) {
  const { t } = useTranslation();
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => place.current?.getContext('2d')?.drawImage(canvas, 0, 0), [canvas]);
  const { width, height } = canvas;
  const classes = 'block h-auto w-full self-start rounded-lg border border-line';
  return <canvas ref={place} width={width} height={height} role="img" aria-label={t('check.copy.picture')} className={classes} />;
}

/** What was read of a file that is not as it was issued: its picture for the eye, beside what was signed. */
export function CopyParts({ copy, children }: { copy: CopyCheck; children?: ReactNode }) {
  const { t } = useTranslation();
  const { traits, picture } = copy.read;
  return (
    <section aria-labelledby="copy" className="mt-8 lg:relative lg:left-1/2 lg:w-[min(68rem,calc(100vw-3rem))] lg:-translate-x-1/2">
      <h2 id="copy" className="text-xl">
        {t('check.copy.title')}
      </h2>
      {traits.length > 0 && (
        <ul aria-label={t('check.copy.traits')} className="mt-3 space-y-1.5">
          {traits.map((trait) => (
            <li key={trait} data-trait={trait} className="flex gap-2.5 text-[0.9375rem]">
              <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              {t(`check.copy.trait.${trait}`)}
            </li>
          ))}
        </ul>
      )}
      <div className={`mt-4 grid gap-6 ${picture ? 'lg:grid-cols-2' : ''}`}>
        <div className="min-w-0">{copy.judged.verdict === 'unread' ? children : <Comparison copy={copy} />}</div>
        {picture && <Picture canvas={picture} />}
      </div>
    </section>
  );
}
