import { useState, type FormEvent } from 'react';
import { staffLinkDays } from '#core/assessment/templates/staff.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { usePublish } from './queries.ts';

/** For how long staff may confirm, and of which domains their addresses are. */
export function PublishForm({ publish, hasLink }: { publish: ReturnType<typeof usePublish>; hasLink: boolean }) {
  const { t } = useTranslation();
  const [days, setDays] = useState<(typeof staffLinkDays)[number]>(staffLinkDays[0]);
  const [typed, setTyped] = useState('');
  const fields = fieldsOf(publish.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    publish.mutate({ days, domains: typed.split(/[\s,;]+/).filter(Boolean) });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Select
          label={t('staffReading.days')}
          value={days}
          onChange={(event) => setDays(staffLinkDays.find((one) => String(one) === event.target.value) ?? staffLinkDays[0])}
        >
          {staffLinkDays.map((one) => (
            <option key={one} value={one}>
              {t('staffReading.dayCount', { count: one })}
            </option>
          ))}
        </Select>
        <Field
          label={t('staffReading.domains')}
          hint={t('staffReading.domainsHint')}
          maxLength={lengths.domain.most}
          value={typed}
          error={fields.domains}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {publish.isError && !fields.domains && <Failure error={publish.error} />}
      <Button type="submit" size="small" variant="secondary" disabled={publish.isPending}>
        {t(hasLink ? 'staffReading.publishAgain' : 'staffReading.publish')}
      </Button>
    </form>
  );
}
