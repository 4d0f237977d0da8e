import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { incidentKinds, type IncidentKind } from '#core/assessment/incidents/facts.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useStartIncident } from './queries.ts';
import { TimeField } from './time-field.tsx';
import { isoOfTyped, typedTime } from './typed-time.ts';

/** Three answers open an incident: what happened, when it was noticed, what is hit. `system` is the name of an AI system that did harm. */
export function StartForm({ drill, system = null }: { drill: boolean; system?: string | null }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const start = useStartIncident();
  const failed = useFailureToast();
  const [kinds, setKinds] = useState<readonly IncidentKind[]>(system === null ? [] : ['ai_harm']);
  const [detected, setDetected] = useState(() => typedTime(new Date().toISOString()));
  const [title, setTitle] = useState((system ?? '').slice(0, lengths.incidentTitle.most));
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const at = isoOfTyped(detected);
    if (kinds.length === 0 || at === null || title.trim().length < lengths.incidentTitle.least) return;
    start.mutate(
      { drill, kinds: [...kinds], detected: at, title },
      { onSuccess: ({ id }) => go(`/incydenty/${id}`), onError: (error) => failed(error) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="max-w-2xl space-y-6">
      {drill && <Notice title={t('incidents.drill')}>{t('incidents.drillNotice')}</Notice>}
      <ChoiceGroup
        id="kinds"
        title={t('incidents.start.kinds')}
        error={tried && kinds.length === 0 ? t('incidents.start.missing') : undefined}
      >
        {incidentKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            kind="checkbox"
            name="kinds"
            value={kind}
            checked={kinds.includes(kind)}
            label={t(`incidents.kinds.${kind}`)}
            change={(checked) => setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
          />
        ))}
      </ChoiceGroup>
      <TimeField
        label={t('incidents.start.detected')}
        hint={t('incidents.start.detectedHint')}
        value={detected}
        change={setDetected}
        required
        tried={tried}
      />
      <Field
        label={t('incidents.start.hit')}
        hint={t('incidents.start.hitHint')}
        value={title}
        maxLength={lengths.incidentTitle.most}
        onChange={(event) => setTitle(event.target.value)}
        error={tried && title.trim().length < lengths.incidentTitle.least ? t('incidents.start.missing') : undefined}
      />
      <Button type="submit" disabled={start.isPending}>
        {t('incidents.start.open')}
      </Button>
    </form>
  );
}
