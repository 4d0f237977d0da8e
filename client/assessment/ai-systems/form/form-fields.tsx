import type { SystemFacts } from '#core/assessment/ai-systems/system.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';

export type Facts = { -readonly [Name in keyof SystemFacts]: SystemFacts[Name] };
export type ChangeFacts = (more: Partial<Facts>) => void;
type Part = Readonly<{ facts: Facts; changeFacts: ChangeFacts }>;

type Lists = { [Name in keyof Facts]: Facts[Name] extends readonly (infer Code extends string)[] ? Code : never };
type ListName = { [Name in keyof Facts]: Facts[Name] extends readonly string[] ? Name : never }[keyof Facts];

/** Any of several answers. */
export function Some<Name extends ListName>({
  name,
  codes,
  labelOf,
  facts,
  changeFacts,
  error,
}: Part & Readonly<{ name: Name; codes: readonly Lists[Name][]; labelOf: (code: Lists[Name]) => string; error?: string | undefined }>) {
  const { t } = useTranslation();
  const values: readonly string[] = facts[name];
  const toggle = (code: Lists[Name], on: boolean): void =>
    changeFacts({ [name]: codes.filter((one) => (one === code ? on : values.includes(one))) });
  return (
    <ChoiceGroup id={`ai-${name}`} title={t(`aiSystems.fields.${name}`)} hint={hintOf(name, t)} error={error}>
      {codes.map((code) => (
        <ChoiceRow
          key={code}
          kind="checkbox"
          name={name}
          value={code}
          checked={values.includes(code)}
          label={labelOf(code)}
          change={(on) => toggle(code, on)}
        />
      ))}
    </ChoiceGroup>
  );
}

function hintOf(name: ListName, t: ReturnType<typeof useTranslation>['t']): string {
  if (name === 'changes') return t('aiSystems.hints.changes');
  return t(name === 'exceptions' ? 'aiSystems.hints.exceptions' : 'aiSystems.hints.several');
}

type ClaimName = { [Name in keyof Facts]: Facts[Name] extends boolean ? Name : never }[keyof Facts];

/** Something that is so or is not. */
export function Claim({ name, facts, changeFacts }: Part & Readonly<{ name: ClaimName }>) {
  const { t } = useTranslation();
  return (
    <ChoiceRow
      kind="checkbox"
      name={name}
      value="yes"
      checked={facts[name]}
      label={t(`aiSystems.fields.${name}`)}
      change={(on) => changeFacts({ [name]: on })}
    />
  );
}

/** A question whose answer may be that nobody knows yet. */
export function Open({ name, facts, changeFacts }: Part & Readonly<{ name: Facts['unsure'][number] }>) {
  const { t } = useTranslation();
  const rest = facts.unsure.filter((one) => one !== name);
  return (
    <ChoiceRow
      kind="checkbox"
      name="unsure"
      value={name}
      checked={facts.unsure.includes(name)}
      label={t(`aiSystems.unsure.${name}`)}
      change={(on) => changeFacts({ unsure: on ? [...rest, name] : rest })}
    />
  );
}
