import { Link } from 'wouter';
import type { QuestionnaireRow, Source } from '#contract/assessment/answering/customer-questionnaires.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** A question of the catalogue with what the organisation answers there, and by what that is shown. */
export function SourceLine({ source }: { source: Source }) {
  const { t } = useTranslation();
  const { questionId, section, number, questionText, own } = source;
  return (
    <div className="text-[0.9375rem] [overflow-wrap:anywhere]">
      <Link href={questionAddress(questionId)} className="text-brand underline underline-offset-4">
        {`${section}.${number}`} {questionText}
      </Link>
      {own && (
        <p className="text-sm text-muted">
          {t('questionnaires.row.fromAnswer', { answer: t(`answers.values.${own.answer}`), date: shortDayOf(own.updatedAt) })}
          {own.evidence.length > 0 && `. ${t('questionnaires.row.evidence', { names: own.evidence.join(', ') })}`}
        </p>
      )}
    </div>
  );
}

/** What was answered to the same question before: when, for whom and by whom. */
export function EarlierAnswer({ row: { remembered } }: { row: QuestionnaireRow }) {
  const { t } = useTranslation();
  if (!remembered) return null;
  const { customer, by, at, state, written, comment } = remembered;
  const values = {
    customer: customer || t('questionnaires.row.unnamed'),
    date: shortDayOf(at),
    name: by ?? t('questionnaires.row.someone'),
  };
  return (
    <div className="text-[0.9375rem] [overflow-wrap:anywhere]">
      <p className={state === 'current' ? 'font-medium' : 'font-medium text-warn'}>{t(`questionnaires.before.${state}`)}</p>
      <p className="whitespace-pre-line">{[written, comment].filter(Boolean).join('\n')}</p>
      <p className="text-sm text-muted">{t('questionnaires.row.fromBefore', values)}</p>
    </div>
  );
}

/** Why nothing is offered, in words. */
export function Reasons({ row }: { row: QuestionnaireRow }) {
  const { t } = useTranslation();
  const { filled, matched, outside, sources } = row;
  if (filled) return null;
  const [first] = sources;
  const reasons = outside
    ? ['outside' as const]
    : matched
      ? (first?.why ?? [])
      : [sources.length > 0 ? ('several' as const) : ('none' as const)];
  return (
    <ul className="space-y-1 text-[0.9375rem]">
      {reasons.map((reason) => (
        <li key={reason}>{t(`questionnaires.why.${reason}`)}</li>
      ))}
    </ul>
  );
}
