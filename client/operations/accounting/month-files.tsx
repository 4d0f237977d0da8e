import type { AccountingMonth } from '#contract/billing/accounting.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useSaveDocument } from './queries.ts';

type Props = Readonly<{ month: string; missing: AccountingMonth['missing']; empty: boolean }>;

/** Everything of the month in one file, and its parts. */
export function MonthFiles({ month, missing, empty }: Props) {
  const { t } = useTranslation();
  const save = useSaveDocument();
  const call = { params: { month } };
  const hasNoJpk = missing.length > 0;
  const settings = missing.map((one) => t(`accounting.settings.${one}`)).join(', ');
  return (
    <section aria-labelledby="accounting-files">
      <h2 id="accounting-files" className="text-xl">
        {t('accounting.files')}
      </h2>
      {hasNoJpk && (
        <div className="mt-3">
          <Notice title={t('accounting.missingTitle')}>
            <p>{t('accounting.missing', { settings })}</p>
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={save.isPending} onClick={() => save.mutate({ key: 'GET /api/accounting/:month/archive', call })}>
          {t('accounting.archive')}
        </Button>
        <Button
          variant="secondary"
          disabled={save.isPending}
          onClick={() => save.mutate({ key: 'GET /api/accounting/:month/register', call })}
        >
          {t('accounting.register')}
        </Button>
        <Button
          variant="secondary"
          disabled={save.isPending || hasNoJpk}
          onClick={() => save.mutate({ key: 'GET /api/accounting/:month/jpk-v7m', call })}
        >
          {t('accounting.jpkV7m')}
        </Button>
        <Button
          variant="secondary"
          disabled={save.isPending || hasNoJpk || empty}
          onClick={() => save.mutate({ key: 'GET /api/accounting/:month/jpk-fa', call })}
        >
          {t('accounting.jpkFa')}
        </Button>
      </div>
      <p className="mt-2 max-w-3xl text-sm text-muted">{t('accounting.filesText')}</p>
    </section>
  );
}
