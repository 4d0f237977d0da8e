import { useSearch } from 'wouter';
import type { FactsOfKind } from '#contract/assessment/evidence/facts.ts';
import { factKinds } from '#core/assessment/facts/kinds.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { EmptyKind, KindPart } from './kind-part.tsx';
import { useFacts } from './queries.ts';
import { UploadPart } from './upload/upload-part.tsx';

/** Facts counted in exports of own systems, for and against answers. `?kind=` asks for one of them; it then stands first, before those that have figures. */
export function FactsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('facts.title'));
  const requested = new URLSearchParams(useSearch()).get('kind');
  const wanted = factKinds.find((kind) => kind === requested) ?? null;
  const { data, isPending, error, refetch } = useFacts();
  const rank = ({ kind, facts }: FactsOfKind): number => (kind === wanted ? 2 : Math.min(1, facts.length));
  const kinds = data?.kinds.toSorted((a, b) => rank(b) - rank(a)) ?? [];
  const isShown = ({ kind, facts }: FactsOfKind): boolean => facts.length > 0 || kind === wanted;
  const counted = kinds.filter(isShown);
  const empty = kinds.filter((of) => !isShown(of));
  return (
    <>
      <h1 className="text-3xl">{t('facts.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('facts.lead')}</p>
      <div className="mt-6 space-y-10">
        {isPending && <Skeleton rows={4} label={t('common.loading')} />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data?.mayReport && <UploadPart key={wanted} facts={data} wanted={wanted} />}
        {data && !data.mayReport && <p className="text-muted">{t('facts.reader')}</p>}
        {counted.map((of) => (
          <KindPart key={of.kind} of={of} mayChange={data?.mayChange ?? false} />
        ))}
        {empty.length > 0 && (
          <div className="border-t border-line">
            {empty.map((of) => (
              <EmptyKind key={of.kind} of={of} mayChange={data?.mayChange ?? false} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
