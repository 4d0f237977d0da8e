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
import { useChooseConsultantLook, useConsultantLook } from './queries.ts';

type Looks = RouteOutput<'GET /api/account/branding/consultant'>;

const own = '';

/** What can be chosen today, and what was chosen although it does not hold. */
function optionsOf({ possible, chosen }: Looks): readonly Readonly<{ id: string; name: string }>[] {
  return chosen && !possible.some(({ id }) => id === chosen.id) ? [...possible, chosen] : possible;
}

function NotNow({ chosen }: { chosen: NonNullable<Looks['chosen']> }) {
  const { t } = useTranslation();
  if (!chosen.obstacle) return null;
  return (
    <Notice tone="warn" title={t('consultantLook.off')}>
      <p className="[overflow-wrap:anywhere]">{t(`consultantLook.obstacles.${chosen.obstacle}`, { name: chosen.name })}</p>
      <p>{t('consultantLook.meanwhile')}</p>
    </Notice>
  );
}

function LookForm({ looks }: { looks: Looks }) {
  const { t } = useTranslation();
  const stored = looks.chosen?.id ?? own;
  const [picked, setPicked] = useState<string | null>(null);
  const choose = useChooseConsultantLook();
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
      {looks.chosen && <NotNow chosen={looks.chosen} />}
      <ChoiceGroup id="consultant-look" title={t('consultantLook.choice')}>
        {row(own, t('consultantLook.own'), t('consultantLook.ownHint'))}
        {optionsOf(looks).map(({ id, name }) =>
          row(
            id,
            t('consultantLook.lent', { name }),
            looks.chosen?.id === id && looks.chosen.obstacle === 'consultant_gone' ? undefined : t('consultantLook.lentHint'),
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
  const { data: looks, error, refetch } = useConsultantLook();
  if (!looks && !error) return null;
  if (looks?.possible.length === 0 && !looks.chosen) return null;
  return (
    <Part id="settings-consultant-look" title={t('consultantLook.title')} lead={t('consultantLook.lead')}>
      {looks ? <LookForm looks={looks} /> : <Failure error={error} retry={() => void refetch()} />}
    </Part>
  );
}

/** Whose look documents carry, for owners who have a consultant with one, or chose one. */
export function ConsultantLookPart() {
  return useMay('PUT /api/account/branding/consultant', 'owner') ? <Choice /> : null;
}
