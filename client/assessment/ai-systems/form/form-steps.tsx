import type { SystemLine } from '#contract/assessment/ai/ai-systems.ts';
import * as system from '#core/assessment/ai-systems/system.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Claim, Open, Some, type ChangeFacts } from './form-fields.tsx';
import type { Draft } from '#client/assessment/ai-systems/queries.ts';

export type StepProps = Readonly<{
  draft: Draft;
  change: (more: Partial<Draft>) => void;
  changeFacts: ChangeFacts;
  people: readonly NonNullable<SystemLine['owner']>[];
  errors: Readonly<Record<string, string>>;
}>;

export function Basics({ draft, change, people, errors }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={t('aiSystems.fields.name')}
        value={draft.name}
        maxLength={lengths.aiSystemName.most}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label={t('aiSystems.fields.version')}
        value={draft.version}
        maxLength={lengths.aiSystemVersion.most}
        onChange={(event) => change({ version: event.target.value })}
      />
      <Field
        label={t('aiSystems.fields.supplier')}
        value={draft.supplier}
        maxLength={lengths.aiSystemSupplier.most}
        onChange={(event) => change({ supplier: event.target.value })}
      />
      <TextArea
        label={t('aiSystems.fields.purpose')}
        value={draft.purpose}
        maxLength={lengths.aiSystemText.most}
        onChange={(event) => change({ purpose: event.target.value })}
      />
      <TextArea
        label={t('aiSystems.fields.persons')}
        hint={t('aiSystems.hints.persons')}
        value={draft.persons}
        maxLength={lengths.aiSystemText.most}
        onChange={(event) => change({ persons: event.target.value })}
      />
      <Select
        label={t('aiSystems.fields.owner')}
        value={draft.ownerId ?? ''}
        error={errors.ownerId}
        onChange={(event) => change({ ownerId: event.target.value || null })}
      >
        <option value="">{t('aiSystems.list.nobody')}</option>
        {people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

export function Role({ draft: { facts }, changeFacts, errors }: StepProps) {
  const { t } = useTranslation();
  const part = { facts, changeFacts };
  return (
    <>
      <Some
        {...part}
        name="roles"
        codes={system.systemRoles}
        labelOf={(code) => t(`aiSystems.roles.${code}`)}
        error={errors['facts.roles']}
      />
      <Some {...part} name="changes" codes={system.roleChanges} labelOf={(code) => t(`aiSystems.changes.${code}`)} />
      <Field
        type="date"
        label={t('aiSystems.fields.since')}
        hint={t('aiSystems.hints.since')}
        value={facts.since ?? ''}
        error={errors['facts.since']}
        onChange={(event) => changeFacts({ since: event.target.value || null })}
      />
      <div>
        {facts.since && <Claim {...part} name="changedLater" />}
        <Claim {...part} name="atWork" />
        <Claim {...part} name="outsideUnion" />
      </div>
      <Select
        label={t('aiSystems.fields.user')}
        value={facts.user}
        onChange={({ target }) => changeFacts({ user: system.systemUsers.find((one) => one === target.value) ?? 'private' })}
      >
        {system.systemUsers.map((one) => (
          <option key={one} value={one}>
            {t(`aiSystems.users.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('aiSystems.fields.exclusion')}
        value={facts.exclusion ?? ''}
        onChange={({ target }) => changeFacts({ exclusion: system.exclusions.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('aiSystems.words.no')}</option>
        {system.exclusions.map((one) => (
          <option key={one} value={one}>
            {t(`aiSystems.exclusions.${one}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

export function Risk({ draft: { facts }, changeFacts }: StepProps) {
  const { t } = useTranslation();
  const part = { facts, changeFacts };
  return (
    <>
      <div>
        <Some {...part} name="practices" codes={system.systemPractices} labelOf={(code) => t(`aiSystems.practices.${code}`)} />
        <Open {...part} name="practices" />
        {facts.practices.includes('emotions') && <Claim {...part} name="medicalOrSafety" />}
      </div>
      <Select
        label={t('aiSystems.fields.product')}
        value={facts.product}
        onChange={({ target }) => changeFacts({ product: system.systemProducts.find((one) => one === target.value) ?? 'no' })}
      >
        {system.systemProducts.map((one) => (
          <option key={one} value={one}>
            {t(`aiSystems.products.${one}`)}
          </option>
        ))}
      </Select>
      <div>
        <Some {...part} name="points" codes={system.annex3Points} labelOf={(code) => t(`aiSystems.points.${code}`)} />
        <Open {...part} name="points" />
        <Claim {...part} name="verificationOnly" />
      </div>
      <div>
        <Claim {...part} name="profiling" />
      </div>
      <Some {...part} name="exceptions" codes={system.exceptionGrounds} labelOf={(code) => t(`aiSystems.exceptions.${code}`)} />
    </>
  );
}

export function Transparency({ draft: { facts }, changeFacts, errors }: StepProps) {
  const { t } = useTranslation();
  const part = { facts, changeFacts };
  return (
    <>
      <div>
        <Some {...part} name="cases" codes={system.transparencyCases} labelOf={(code) => t(`aiSystems.cases.${code}`)} />
        <Open {...part} name="cases" />
      </div>
      <Field
        type="date"
        label={t('aiSystems.fields.reviewOn')}
        hint={t('aiSystems.hints.reviewOn')}
        value={facts.reviewOn ?? ''}
        error={errors['facts.reviewOn']}
        onChange={(event) => changeFacts({ reviewOn: event.target.value || null })}
      />
    </>
  );
}
