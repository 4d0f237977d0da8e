import { aiParts, dataRoles, financeKinds, kscKinds, type Firm } from '#core/assessment/incidents/facts.ts';
import { inForce } from '#core/assessment/scope/in-force.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

function isOf<Code extends string>(codes: readonly Code[], value: string): value is Code {
  return (codes as readonly string[]).includes(value);
}

/** What the organisation is, suggested by its scope check: it decides which clocks run. */
export function FirmFields({
  firm,
  suggested,
  change,
}: {
  firm: Firm;
  suggested: IncidentView['suggested'];
  change: (firm: Partial<Firm>) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t('incidents.firm.title')}</legend>
      <p className="text-sm text-muted">{t(suggested ? 'incidents.firm.suggested' : 'incidents.firm.asked')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('incidents.firm.ksc')}
          value={firm.ksc}
          onChange={({ target: { value } }) => isOf(kscKinds, value) && change({ ksc: value })}
        >
          {kscKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`incidents.firm.kscKinds.${kind}`)}
            </option>
          ))}
        </Select>
        <Field
          type="date"
          label={t('incidents.firm.coveredSince')}
          value={firm.coveredSince}
          min={inForce}
          onChange={(event) => event.target.value && change({ coveredSince: event.target.value })}
        />
        <Select
          label={t('incidents.firm.finance')}
          value={firm.finance}
          onChange={({ target: { value } }) => isOf(financeKinds, value) && change({ finance: value })}
        >
          {financeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`incidents.firm.financeKinds.${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('incidents.firm.dataRole')}
          value={firm.dataRole}
          onChange={({ target: { value } }) => isOf(dataRoles, value) && change({ dataRole: value })}
        >
          {dataRoles.map((role) => (
            <option key={role} value={role}>
              {t(`incidents.firm.dataRoles.${role}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('incidents.firm.aiPart')}
          value={firm.aiPart}
          onChange={({ target: { value } }) => isOf(aiParts, value) && change({ aiPart: value })}
        >
          {aiParts.map((part) => (
            <option key={part} value={part}>
              {t(`incidents.firm.aiParts.${part}`)}
            </option>
          ))}
        </Select>
      </div>
      <ChoiceRow
        kind="checkbox"
        name="telecom"
        value="telecom"
        checked={firm.telecom}
        label={t('incidents.firm.telecom')}
        change={(telecom) => change({ telecom })}
      />
    </fieldset>
  );
}
