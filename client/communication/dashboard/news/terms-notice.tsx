import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pages, pathsWith } from '#contract/platform/pages.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { api } from '#client/platform/api/api.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

const nameOf = {
  'privacy-policy': 'footer.privacy',
  'cookie-policy': 'footer.cookies',
  'terms-of-sale': 'footer.sale',
  'terms-of-certification': 'footer.certification',
} as const;

const pathOfPage = new Map(pathsWith('legal').map((path) => [pages[path].legal as string, path]));

/** New terms that do not bind yet: from when, what changes in each document, and the objection of an owner. */
export function TermsNotice({ terms }: { terms: NonNullable<CockpitData['terms']> }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const failed = useFailureToast();
  const may = useMay('POST /api/terms/objection', 'owner');
  const object = useMutation({
    mutationFn: () => api('POST /api/terms/objection'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cockpit'] }),
  });
  const date = day(`${terms.bindsFrom}T12:00:00Z`);
  const until = { until: day(terms.objectUntil) };
  return (
    <div className="mt-9">
      <Notice title={t('terms.title', { date })}>
        <p>
          {t('terms.text', { date })}{' '}
          {!terms.objectedAt &&
            (may ? t(`terms.objection.${terms.objection}`, until) : t(`terms.objectionByOwner.${terms.objection}`, until))}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {terms.pages.map(({ page, former }) => (
            <li key={page}>
              <Link href={`${pathOfPage.get(page) ?? '/'}?version=${former}&changes`} className="text-brand underline underline-offset-4">
                {t(nameOf[page])}
              </Link>
            </li>
          ))}
        </ul>
        {terms.objectedAt && <p className="mt-2 font-medium">{t('terms.objected', { date: day(terms.objectedAt) })}</p>}
        {!terms.objectedAt && terms.objection !== 'passed' && may && (
          <Button
            size="small"
            variant="secondary"
            disabled={object.isPending}
            onClick={() => object.mutate(undefined, { onError: (error) => failed(error) })}
          >
            {t('terms.object')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
