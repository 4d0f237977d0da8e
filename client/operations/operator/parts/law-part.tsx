import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useLawReach } from '#client/operations/operator/queries.ts';
import { OrganizationLink } from '#client/operations/operator/rows/rows.tsx';

type Change = NonNullable<ReturnType<typeof useLawReach>['data']>['changes'][number];

/** How much there is of something, and all of it when opened. */
function Counted({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-medium text-brand">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        {label}
      </summary>
      {children}
    </details>
  );
}

function NotifiedOrganizations({ organizations, told }: Pick<Change, 'organizations' | 'told'>) {
  const { t } = useTranslation();
  if (told === 0) return <p className="mt-1 text-sm text-muted">{t('operator.law.none')}</p>;
  return (
    <Counted label={t('operator.law.count', { count: told })}>
      <ul className="divide-y divide-line">
        {organizations.map(({ id, name, nip, toldAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <OrganizationLink id={id}>{name}</OrganizationLink>
            <span className="text-sm text-muted">
              NIP {nip} · {t('operator.law.told', { date: day(toldAt) })}
            </span>
          </li>
        ))}
      </ul>
      {told > organizations.length && <p className="py-2 text-sm text-muted">{t('operator.law.some', { count: organizations.length })}</p>}
    </Counted>
  );
}

/** Texts of ours to read again before the day of a change. */
function TouchedTexts({ texts }: Pick<Change, 'texts'>) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <Counted label={t('operator.law.texts', { count: texts.length })}>
      <ul className="columns-1 gap-x-8 py-1 text-sm text-muted lg:columns-2">
        {texts.map((place) => (
          <li key={place} className="break-all py-0.5">
            {place}
          </li>
        ))}
      </ul>
    </Counted>
  );
}

/** Changes of law to come with the organisations that were notified, and the texts that name what changes. */
export function LawPart() {
  const { t } = useTranslation();
  const reach = useLawReach();
  if (reach.isPending) return <Skeleton label={t('common.loading')} className="h-40" />;
  if (reach.isError) return <Failure error={reach.error} retry={() => void reach.refetch()} />;
  return (
    <section>
      <h2 className="text-xl">{t('operator.tabs.law')}</h2>
      <p className="mt-1 max-w-3xl text-muted">{t('operator.law.lead')}</p>
      {reach.data.changes.length === 0 && <p className="mt-4 text-muted">{t('operator.law.nothing')}</p>}
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {reach.data.changes.map((change) => (
          <li key={change.id} className="py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-64 font-medium">{change.title}</span>
              <span className="text-sm text-muted">{t('lawChanges.impact.from', { date: day(`${change.day}T12:00:00Z`) })}</span>
            </p>
            <NotifiedOrganizations organizations={change.organizations} told={change.told} />
            <TouchedTexts texts={change.texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
