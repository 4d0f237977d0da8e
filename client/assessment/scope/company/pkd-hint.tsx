import { useState } from 'react';
import { kinds } from '#core/assessment/scope/kinds/kinds.ts';
import { pkdClass, pkdEditions, suggestedKinds, type PkdEdition } from '#core/assessment/scope/kinds/pkd-suggestions.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';

/** What a code of the register may stand for; whoever fills in the check still states what is really done. */
export function PkdHint({ tick }: { tick: (sectors: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [edition, setEdition] = useState<PkdEdition>('2025');
  const suggested = suggestedKinds(typed, edition);
  const isCode = pkdClass(typed) !== null;
  return (
    <div className="mt-3 max-w-xl">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Field
          label={t('scope.pkd.code')}
          value={typed}
          maxLength={lengths.pkdCode.most}
          autoComplete="off"
          error={typed.length >= 7 && !isCode ? t('scope.pkd.refused') : undefined}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would send the step.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Select label={t('scope.pkd.edition')} value={edition} onChange={({ target }) => setEdition(target.value as PkdEdition)}>
          {pkdEditions.map((one) => (
            <option key={one} value={one}>
              {t(`scope.pkd.editions.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <div role="status" className="mt-3 text-[0.9375rem]">
        {isCode && suggested.length === 0 && <p>{t('scope.pkd.nothing')}</p>}
        {suggested.length > 0 && (
          <>
            <p>{t('scope.pkd.mayBe')}</p>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {suggested.map((code) => (
                <li key={code}>
                  {t(`scope.fields.sectors.options.${kinds[code].sector}`)}
                  {' – '}
                  {t(`scope.fields.kinds.options.${code}`)}
                  {kinds[code].rule === 'outside' && <> ({t('scope.pkd.usuallyNot')})</>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {suggested.length > 0 && (
        <Button variant="secondary" className="mt-3" onClick={() => tick([...new Set(suggested.map((code) => kinds[code].sector))])}>
          {t('scope.pkd.tick')}
        </Button>
      )}
    </div>
  );
}
