import type { EvidencePayload } from '#contract/assessment/evidence/evidence.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useRemoveEvidence } from './queries.ts';

/** Asks before a piece of evidence is deleted everywhere, and states what goes on naming it. */
export function RemoveDialog({ item, close }: { item: EvidencePayload; close: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveEvidence();
  const failed = useFailureToast();
  const removed = (): void => {
    toast({ title: t('done.deleted') });
    close();
  };
  const lead = [t('evidence.removeLead', { name: item.name }), item.reported ? t('evidence.removeReported') : ''].join(' ').trim();
  return (
    <ConfirmDialog
      open
      title={t('evidence.removeTitle')}
      lead={lead}
      act={t('evidence.remove')}
      pending={remove.isPending}
      close={close}
      confirm={() => remove.mutate(item.id, { onSuccess: removed, onError: (error) => failed(error) })}
    />
  );
}
