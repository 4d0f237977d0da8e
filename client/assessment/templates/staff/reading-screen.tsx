import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { useOpenedDocument, useSaveDocument } from './queries.ts';

const tokenOf = (): string => location.hash.slice(1);

/** The secret of the link, which stands after the mark of the address and is sent to no server by it. */
function useToken(): string {
  const [token, setToken] = useState(tokenOf);
  useEffect(() => {
    const change = (): void => setToken(tokenOf());
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return token;
}

function Document({ token }: { token: string }) {
  const { t } = useTranslation();
  const opened = useOpenedDocument(token);
  const save = useSaveDocument(token);
  const text = useFailureText();
  const { data, error } = opened;
  usePageTitle(data?.heading ?? t('staffReading.title'));
  if (error instanceof ApiError && error.code === 'guest_link_over')
    return (
      <>
        <h1 className="text-3xl">{t('staffReading.over')}</h1>
        <p className="mt-3 max-w-xl text-muted">{text(error)}</p>
      </>
    );
  if (opened.isPending) return <Skeleton rows={4} label={t('common.loading')} />;
  if (!data) return <Failure error={error} retry={() => void opened.refetch()} />;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">{data.organization}</p>
      <h1 lang="pl" className="mt-1 text-3xl [overflow-wrap:anywhere]">
        {data.heading}
      </h1>
      <p className="mt-3 text-muted [overflow-wrap:anywhere]">
        {t('staffReading.approved', { date: day(`${data.approvedOn}T12:00:00Z`), person: data.approvedBy })}
      </p>
      <p className="mt-1 text-sm text-muted">{t('staffReading.until', { date: moment(data.expiresAt) })}</p>
      <h2 className="mt-8 text-xl">{t('staffReading.read')}</h2>
      <Button variant="secondary" className="mt-3" disabled={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{t('staffReading.file', { name: data.fileName })}</span>
      </Button>
      {save.isError && <Failure error={save.error} />}
      <h2 className="mt-8 text-xl">{t('staffReading.confirmTitle')}</h2>
      <ConfirmForm token={token} opened={data} />
    </>
  );
}

/** Where staff without an account read a document in force and confirm it. */
export function ReadingScreen() {
  const { t } = useTranslation();
  const token = useToken();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      {token === '' ? <h1 className="text-3xl">{t('staffReading.over')}</h1> : <Document key={token} token={token} />}
    </div>
  );
}
