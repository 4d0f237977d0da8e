import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Read<View> = Readonly<{ data: View | undefined; isPending: boolean; error: Error | null; refetch: () => unknown }>;
type Props<View> = Readonly<{ id: string; title: string; read: Read<View>; children: (view: View) => ReactNode }>;

/** A page about one thing that is written of a system, below the way back to it. */
export function SheetPage<View extends Readonly<{ system: { name: string } }>>({ id, title, read, children }: Props<View>) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = read;
  return (
    <>
      <Link
        href={`/systemy-ai/${id}`}
        className="mb-3 inline-flex min-h-11 max-w-full items-center gap-2 text-brand underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
        {data?.system.name ?? t('aiSystems.title')}
      </Link>
      <h1 className="text-3xl">{title}</h1>
      {isPending && (
        <div className="mt-6">
          <Skeleton rows={6} label={t('common.loading')} />
        </div>
      )}
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data && children(data)}
    </>
  );
}
