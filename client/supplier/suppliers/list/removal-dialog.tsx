import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useUnwatch } from '#client/supplier/suppliers/queries.ts';
import type { Listed } from './listed.ts';

/** Asks once more before suppliers go off the list, and states how many notes go with them. */
export function RemovalDialog({ removed, close }: { removed: readonly Listed[]; close: () => void }) {
  const { t } = useTranslation();
  const unwatch = useUnwatch();
  const failed = useFailureToast();
  const notes = removed.filter(({ note }) => note !== '').length;
  const count = removed.length;
  const confirm = (): void =>
    unwatch.mutate(
      removed.map(({ nip }) => nip),
      {
        onSuccess: () => {
          toast({ title: t('suppliers.removal.done', { count }) });
          close();
        },
        onError: (error) => failed(error),
      },
    );
  return (
    <ConfirmDialog
      open={count > 0}
      title={t('suppliers.removal.title', { count })}
      lead={`${t('suppliers.removal.lead')} ${notes > 0 ? t('suppliers.removal.notes', { count: notes }) : t('suppliers.removal.noNotes')}`}
      act={t('suppliers.list.remove')}
      pending={unwatch.isPending}
      close={close}
      confirm={confirm}
    />
  );
}
