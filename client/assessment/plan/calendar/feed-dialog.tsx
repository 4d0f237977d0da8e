import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/platform/api/api.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { MovedPart } from './moved-part.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

const feedKey = ['plan', 'feed'] as const;

function useFeed() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: feedKey });
  return {
    feed: useQuery({ queryKey: feedKey, queryFn: () => api('GET /api/action-items/calendar') }),
    make: useMutation({ mutationFn: () => api('POST /api/action-items/calendar'), onSuccess: refresh }),
    remove: useMutation({ mutationFn: () => api('DELETE /api/action-items/calendar'), onSuccess: refresh }),
  };
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast({ title: t('plan.feed.copied') });
  };
  return (
    <div className="space-y-3">
      <Field label={t('plan.feed.address')} readOnly value={address} onFocus={(event) => event.target.select()} />
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {t('plan.feed.copy')}
      </Button>
    </div>
  );
}

function Body() {
  const { t } = useTranslation();
  const { feed, make, remove } = useFeed();
  const createdAt = feed.data?.createdAt;
  const error = feed.error ?? make.error ?? remove.error;
  const end = (): void => {
    make.reset();
    remove.mutate(undefined, { onSuccess: () => toast({ title: t('plan.feed.removed') }) });
  };
  return (
    <div className="space-y-5">
      <p className="text-[0.9375rem] text-muted">{t('plan.feed.secret')}</p>
      {make.data ? <Address address={make.data.address} /> : createdAt && <p>{t('plan.feed.active', { at: moment(createdAt) })}</p>}
      {error && <Failure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button disabled={make.isPending} variant={make.data ? 'secondary' : 'primary'} onClick={() => make.mutate()}>
          {t(createdAt ? 'plan.feed.again' : 'plan.feed.make')}
        </Button>
        {createdAt && (
          <Button variant="secondary" disabled={remove.isPending} onClick={end}>
            {t('plan.feed.remove')}
          </Button>
        )}
      </div>
      <MovedPart />
    </div>
  );
}

/** Due days in one's own calendar, by a secret address. */
export function FeedButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        {t('plan.feed.button')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('plan.feed.title')} description={t('plan.feed.lead')}>
        <Body />
      </Dialog>
    </>
  );
}
