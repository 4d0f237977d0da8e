import { Link } from 'wouter';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

type News = CockpitData['news'][number];

const places: Readonly<Record<News['kind'], string>> = {
  answers: '/historia',
  plan: '/plan-dzialan',
  assessment_completed: '/historia',
  assessment_reopened: '/historia',
  certificate_issued: '/certyfikaty',
  certificate_revoked: '/certyfikaty',
};

/** What others did since the reader was here before. Nothing is shown on a first visit. */
export function NewsList({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  if (!data.since) return null;
  const textOf = ({ kind, count }: News): string =>
    kind === 'answers' || kind === 'plan' ? t(`cockpit.newsOf.${kind}`, { count }) : t(`cockpit.newsOf.${kind}`);
  return (
    <section aria-labelledby="news" className="min-w-0">
      <h2 id="news" className="text-xl">
        {t('cockpit.news')}
      </h2>
      {data.news.length === 0 ? (
        <p className="mt-2 text-[0.9375rem] text-muted">{t('cockpit.noNews')}</p>
      ) : (
        <ul className="mt-2 border-y border-line">
          {data.news.map((one) => (
            <li key={`${one.kind} ${one.who}`} className="border-t border-line first:border-t-0">
              <Link href={places[one.kind]} className="group block rounded py-2.5">
                <span className="block leading-snug group-hover:text-brand group-hover:underline">{textOf(one)}</span>
                <span className="text-sm text-muted">
                  {one.who ?? t('cockpit.somebody')} · {moment(one.at)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-muted">{t('cockpit.newsSince', { at: moment(data.since) })}</p>
    </section>
  );
}
