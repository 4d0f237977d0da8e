import type { Regime } from '#core/platform/regimes.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useOwnScopes, useSaveScope } from '#client/assessment/scope/queries.ts';

/** The same codes, whatever their order and however fields were left open. */
function plain(answers: ScopeAnswers): string {
  const pairs = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          `${name}=${[value]
            .flat()
            .toSorted((a, b) => a.localeCompare(b))
            .join()}`,
        ],
  );
  return pairs.toSorted((a, b) => a.localeCompare(b)).join('&');
}

/** Keeps a finished check with the organisation, and shows when it is stored. */
export function SaveScope({ regime, answers, checkedOn }: { regime: Regime; answers: ScopeAnswers; checkedOn: string }) {
  const { t } = useTranslation();
  const organization = useMe().data?.organization;
  const may = useMay('PUT /api/scope', 'consultant');
  const own = useOwnScopes(Boolean(organization));
  const save = useSaveScope();
  const failed = useFailureToast();
  if (!organization || !may || !own.data) return null;
  const isSaved = own.data.some((one) => one.regime === regime && plain(one.answers) === plain(answers));
  return (
    <div role="status" className="no-print mt-4 flex min-h-11 flex-wrap items-center gap-3 text-[0.9375rem]">
      {isSaved ? (
        <p className="font-medium text-good">{t('scope.outcome.inAccount', { name: organization.name })}</p>
      ) : (
        <Button
          variant="secondary"
          disabled={save.isPending}
          onClick={() => save.mutate({ regime, checkedOn, answers }, { onError: (error) => failed(error) })}
        >
          {t('scope.outcome.saveInAccount')}
        </Button>
      )}
    </div>
  );
}
