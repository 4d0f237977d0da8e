import { replacedBy } from '#core/assessment/scope/nis2/answers.ts';
import type { ScopeField } from '#core/assessment/scope/outcome.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { noneOption } from '#client/account/saved-scope/scope-places.ts';
import { isMoneyField, useMoneyWords } from './money-words.ts';
import { partsOf, type GivenAnswer } from './option-parts.ts';
import { optionKey } from '#client/assessment/scope/words.ts';

/** A list with the option added, for what it takes the place of, or taken out; without any it is open again. */
function toggled(answer: GivenAnswer, option: string, on: boolean): readonly string[] | undefined {
  const before = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const after = before.filter((one) => one !== option);
  const replaced = replacedBy(option);
  if (on) return [...after.filter((one) => !replaced.includes(one)), option];
  return after.length > 0 ? after : undefined;
}

/** Names of sectors are short; kinds are sentences. */
function isTwoColumns(name: string, part: string): boolean {
  return name === 'sectors' && part !== 'rest';
}

/** The options of a field under their headings. */
export function Options({
  field,
  answer,
  setAnswer,
  inZlotyFirst,
}: {
  field: ScopeField;
  answer: GivenAnswer;
  setAnswer: (given: GivenAnswer) => void;
  /** Whether amounts are shown in złoty before euro. */
  inZlotyFirst: boolean;
}) {
  const { t } = useTranslation();
  const moneyWords = useMoneyWords();
  const { name, many, former = [] } = field;
  const textsOf = (option: string): Readonly<{ label: string; hint?: string }> => {
    if (isMoneyField(name)) return moneyWords(name, option, inZlotyFirst);
    const note = former.includes(option) ? t('scope.formerAnswer') : t(`scope.fields.${name}.notes.${option}`, { defaultValue: '' });
    return { label: t(optionKey(name, option)), hint: note };
  };
  const row = (option: string) => (
    <ChoiceRow
      key={option}
      kind={many ? 'checkbox' : 'radio'}
      name={name}
      value={option}
      checked={many ? (answer?.includes(option) ?? false) : answer === option}
      {...textsOf(option)}
      change={(on) => setAnswer(many ? toggled(answer, option, on) : option)}
    />
  );
  return (
    <>
      {partsOf(field, answer).map(({ id, title, options }) =>
        title ? (
          <div key={id} role="group" aria-labelledby={`part-${id}`} className="mt-4">
            <p id={`part-${id}`} className="mb-1 border-b border-line pb-1.5 text-sm font-semibold text-muted">
              {t(title)}
            </p>
            <div className={isTwoColumns(name, id) ? 'sm:columns-2 sm:gap-x-8 [&>label]:break-inside-avoid' : ''}>{options.map(row)}</div>
          </div>
        ) : (
          <div key={id} className={name === 'kinds' ? 'mt-4' : undefined}>
            {options.map(row)}
          </div>
        ),
      )}
      {many && (
        <ChoiceRow
          kind="checkbox"
          name={name}
          value={noneOption}
          checked={answer?.length === 0}
          label={t('scope.none')}
          change={(on) => setAnswer(on ? [] : undefined)}
        />
      )}
    </>
  );
}
