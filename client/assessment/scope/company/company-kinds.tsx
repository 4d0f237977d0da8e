import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ScopeCompany } from '#contract/assessment/scope/scope-company.ts';
import { annexSectors } from '#core/assessment/scope/kinds/kind.ts';
import { kinds, type KindCode } from '#core/assessment/scope/kinds/kinds.ts';
import { openScopeStep } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { outcomeStep } from '#client/account/saved-scope/scope-places.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import type { BeginningProps } from '#client/assessment/scope/beginning.ts';
import { Notice } from '#client/platform/ui/notice.tsx';

type Codes = NonNullable<ScopeCompany['codes']>;

/** The company as the register has it, with the codes that led to the suggestions. */
function Entry({ company, codes }: { company: NonNullable<ScopeCompany['company']>; codes: Codes | null }) {
  const { t } = useTranslation();
  const form = company.soleTrader ? t('scope.company.soleTrader') : company.legalForm;
  return (
    <>
      <p className="text-sm text-muted">{[form, company.city].filter(Boolean).join(' · ')}</p>
      {codes && codes.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 font-medium text-brand">{t('scope.company.codes', { count: codes.length })}</summary>
          <ul className="mt-1 space-y-1">
            {codes.map(({ code, name, main, edition }) => (
              <li key={`${code} ${edition}`} className="[overflow-wrap:anywhere]">
                <span className="tabular-nums">{code}</span> {name}
                {main && <> · {t('scope.company.main')}</>}
                {' · '}
                {edition ? t(`scope.pkd.editions.${edition}`) : t('scope.company.noEdition')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Answers that follow from what was ticked; `more` leaves the sectors to be asked, `special` the rare grounds. */
function answersOf(
  seat: 'poland' | 'branch',
  { ticked, more, special }: Readonly<{ ticked: readonly KindCode[]; more: boolean; special: boolean }>,
): ScopeAnswers {
  const sectors = [...new Set(ticked.map((code) => kinds[code].sector))];
  return {
    seat,
    ...(sectors.length > 0 ? { sectors, kinds: ticked } : {}),
    ...(special || more ? {} : { roles: [] }),
  };
}

/** Which of the kinds that the codes may stand for the company really is; codes only suggest. */
export function CompanyKinds({ found, known, begin }: { found: ScopeCompany } & BeginningProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const suggested = [...new Set((found.codes ?? []).flatMap((code) => code.kinds))];
  const before = [known.kinds ?? []].flat();
  const [ticked, setTicked] = useState<readonly KindCode[]>(() =>
    before.every((code) => (suggested as readonly string[]).includes(code)) ? suggested.filter((code) => before.includes(code)) : [],
  );
  const [more, setMore] = useState(suggested.length === 0);
  const [special, setSpecial] = useState(false);
  const [seat, setSeat] = useState(found.company?.seat ?? null);
  const [tried, setTried] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  if (!found.company) return null;
  const { company } = found;
  // One suggestion is confirmed by the button itself.
  const confirmed = suggested.length === 1 && ticked.length === 0 && !more && !special ? suggested : ticked;
  const isOpen = confirmed.length === 0 && !more;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isOpen || !seat) {
      document.querySelector<HTMLElement>(isOpen ? '#scope-company-kinds input' : '#scope-company-seat input')?.focus();
      return;
    }
    const answers = answersOf(seat, { ticked: confirmed, more, special });
    begin(answers, more ? 'sectors' : (openScopeStep('nis2', answers)?.id ?? outcomeStep));
  };
  const sectors = annexSectors.map((sector) => t(`scope.fields.sectors.options.${sector}`)).join('; ');
  return (
    <form noValidate onSubmit={submit} className="border-y border-line py-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {company.name}
      </h3>
      <Entry company={company} codes={found.codes} />
      {found.state === 'ended' && (
        <div className="mt-4">
          <Notice tone="warn" title={t('scope.company.ended')} />
        </div>
      )}
      <p className="mt-4">
        {t(found.codes === null ? 'scope.company.codesAway' : suggested.length > 0 ? 'scope.company.suggests' : 'scope.company.nothing')}
      </p>
      <div className="mt-4">
        <ChoiceGroup
          id="scope-company-kinds"
          title={t('scope.company.legend')}
          error={tried && isOpen ? t('scope.company.choose') : undefined}
        >
          {suggested.map((code) => (
            <ChoiceRow
              key={code}
              kind="checkbox"
              name="kinds"
              value={code}
              checked={ticked.includes(code)}
              label={t(`scope.fields.kinds.options.${code}`)}
              hint={`${t(`scope.fields.sectors.options.${kinds[code].sector}`)}${kinds[code].rule === 'outside' ? ` · ${t('scope.pkd.usuallyNot')}` : ''}`}
              change={(on) => setTicked(on ? [...ticked, code] : ticked.filter((one) => one !== code))}
            />
          ))}
          <ChoiceRow
            kind="checkbox"
            name="more"
            value="more"
            checked={more}
            label={t(suggested.length > 0 ? 'scope.company.more' : 'scope.company.fromList')}
            hint={sectors}
            change={setMore}
          />
          {!more && (
            <ChoiceRow
              kind="checkbox"
              name="special"
              value="special"
              checked={special}
              label={t('scope.company.special')}
              hint={t('scope.company.specialHint')}
              change={setSpecial}
            />
          )}
        </ChoiceGroup>
      </div>
      {company.seat === null && (
        <div className="mt-5">
          <ChoiceGroup
            id="scope-company-seat"
            title={t('scope.fields.seat.legend')}
            error={tried && !seat ? t('scope.chooseOne') : undefined}
          >
            {(['poland', 'branch'] as const).map((one) => (
              <ChoiceRow
                key={one}
                kind="radio"
                name="seat"
                value={one}
                checked={seat === one}
                label={t(`scope.fields.seat.options.${one}`)}
                change={() => setSeat(one)}
              />
            ))}
          </ChoiceGroup>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{t('scope.company.confirms')}</p>
      <Button type="submit" className="mt-5">
        {confirmed === ticked ? t('common.next') : t('scope.company.confirmSole')}
      </Button>
    </form>
  );
}
