import { useState } from 'react';
import { isAnswerTo, type ScopeField } from '#core/assessment/scope/outcome.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import type { GivenAnswer } from './option-parts.ts';
import { legendKey } from '#client/assessment/scope/words.ts';

/** A calendar day; one that is none, or too early or late, is reported at once and not put into the answers. */
export function DayField({ field, value, setAnswer }: { field: ScopeField; value: GivenAnswer; setAnswer: (value: GivenAnswer) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const refused = text !== '' && !isAnswerTo(field, text);
  return (
    <Field
      type="date"
      name={field.name}
      className="max-w-md"
      label={t(legendKey(field.name))}
      hint={t('scope.fields.since.hint')}
      error={refused ? t('scope.fields.since.refused') : undefined}
      min={field.days?.from}
      max={field.days?.to}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        setAnswer(isAnswerTo(field, target.value) ? target.value : undefined);
      }}
    />
  );
}
