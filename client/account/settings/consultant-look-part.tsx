import { useState, type FormEvent } from 'react';
import type { RouteOutput } from '#contract/routes.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useSaveFeedback } from '#client/platform/ui/save-feedback.ts';
import { Part } from './part.tsx';
import { useChooseConsultantBranding, useConsultantBranding } from './queries.ts';

type Brandings = RouteOutput<'GET /api/account/branding/consultant'>;

const own = '';

/** What can be chosen today, and what was chosen although it does not hold. */
function optionsOf({ possible, chosen }: Brandings): readonly Readonly<{ id: string; name: string }>[] {
  return chosen && !possible.some(({ id }) => id === chosen.id) ? [...possible, chosen] : possible;
}

function NotNow({ chosen }: { chosen: NonNullable<Brandings['chosen']> }) {
  const { t } = useTranslation();
  if (!chosen.obstacle) return null;
  return (
    <Notice tone="warn" title={t('consultantLook.off')}>
      <p className="[overflow-wrap:anywhere]">{t(`consultantLook.obstacles.${chosen.obstacle}`, { name: chosen.name })}</p>
      <p>{t('consultantLook.meanwhile')}</p>
    </Notice>
  );
}

function BrandingForm({ brandings }: { brandings: Brandings }) {
  const { t } = useTranslation();
  const stored = brandings.chosen?.id ?? own;
  const [picked, setPicked] = useState<string | null>(null);
  const choose = useChooseConsultantBranding();
  const feedback = useSaveFeedback();
  const shown = picked ?? stored;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose.mutate(shown || null, feedback);
  };
  const row = (id: string, label: string, hint: string | undefined) => (
    <ChoiceRow
      key={id}
      kind="radio"
      name="consultant-look"
      value={id}
      checked={shown === id}
      label={label}
      hint={hint}
      change={() => setPicked(id)}
    />
  );
  return (
    <form onSubmit={submit} className="space-y-4">
      {brandings.chosen && <NotNow chosen={brandings.chosen} />}
      <ChoiceGroup id="consultant-look" title={t('consultantLook.choice')}>
        {row(own, t('consultantLook.own'), t('consultantLook.ownHint'))}
        {optionsOf(brandings).map(({ id, name }) =>
          row(
            id,
            t('consultantLook.lent', { name }),
            brandings.chosen?.id === id && brandings.chosen.obstacle === 'consultant_gone' ? undefined : t('consultantLook.lentHint'),
          ),
        )}
      </ChoiceGroup>
      <Button type="submit" disabled={choose.isPending || shown === stored}>
        {t('consultantLook.save')}
      </Button>
    </form>
  );
}

function Choice() {
  const { t } = useTranslation();
  const { data: brandings, error, refetch } = useConsultantBranding();
  if (!brandings && !error) return null;
  if (brandings?.possible.length === 0 && !brandings.chosen) return null;
  return (
    <Part id="settings-consultant-look" title={t('consultantLook.title')} lead={t('consultantLook.lead')}>
      {brandings ? <BrandingForm brandings={brandings} /> : <Failure error={error} retry={() => void refetch()} />}
    </Part>
  );
}

/** Whose look documents carry, for owners who have a consultant with one, or chose one. */
export function ConsultantBrandingPart() {
  return useMay('PUT /api/account/branding/consultant', 'owner') ? <Choice /> : null;
}
