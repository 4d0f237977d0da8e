import { useState, type FormEvent } from 'react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { guestDays, type GuestDays } from '#core/assessment/guests/guests.ts';
import { idsOfSection } from '#core/assessment/questionnaire/section-ids.ts';
import type { Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { isEmailLike } from '#client/account/accounts/email.ts';
import { ChosenQuestions } from '#client/assessment/data/chosen-questions.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { LanguageSelect } from '#client/platform/ui/forms/language-select.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useInviteGuest } from './queries.ts';

/** What is asked of a guest when the form opens: a section that the address names. */
export type RequestedInvitation = Readonly<{ regime: Regime; section: number }> | null;

const unsaid = { email: '', name: '', note: '' } as const;

/** Whom to ask, what about and for how long. */
export function InviteForm({ open, requested }: { open: readonly Assessment[]; requested: RequestedInvitation }) {
  const { t } = useTranslation();
  const invite = useInviteGuest();
  const [id, setId] = useState((open.find(({ regime }) => regime === requested?.regime) ?? open[0])?.id ?? '');
  const assessment = open.find((one) => one.id === id) ?? open[0];
  const [words, setWords] = useState<Record<keyof typeof unsaid, string>>(unsaid);
  const [language, setLanguage] = useState<Language>(shownLanguage());
  const [days, setDays] = useState<GuestDays>(guestDays[0]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(requested && assessment?.regime === requested.regime ? idsOfSection(requested.regime, requested.section) : []),
  );
  const [tried, setTried] = useState(false);
  if (!assessment) return null;
  const refused = fieldsOf(invite.error);
  const change = (field: keyof typeof unsaid) => ({
    value: words[field],
    onChange: (event: { target: { value: string } }) => setWords({ ...words, [field]: event.target.value }),
  });
  const choose = (ids: readonly string[], wanted: boolean): void =>
    setChosen((before) => new Set(wanted ? [...before, ...ids] : [...before].filter((one) => !ids.includes(one))));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isEmailLike(words.email) || chosen.size === 0) return;
    const sent = ({ email }: { email: string }): void => {
      setWords(unsaid);
      setChosen(new Set());
      setTried(false);
      toast({ title: t('team.sent', { email }) });
    };
    invite.mutate({ assessmentId: assessment.id, questionIds: [...chosen], ...words, language, days }, { onSuccess: sent });
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="guest-invite" className="py-8">
      <h2 id="guest-invite" className="text-xl">
        {t('guests.invite')}
      </h2>
      <div className="mt-4 grid max-w-2xl items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('team.email')}
          type="email"
          autoComplete="off"
          maxLength={lengths.email.most}
          error={tried && !isEmailLike(words.email) ? t('login.emailInvalid') : refused.email}
          {...change('email')}
        />
        <Field label={t('guests.name')} autoComplete="off" maxLength={lengths.personName.most} error={refused.name} {...change('name')} />
        <Select label={t('guests.days')} value={days} onChange={(event) => setDays(Number(event.target.value) as GuestDays)}>
          {guestDays
            .toSorted((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {t('share.days', { count })}
              </option>
            ))}
        </Select>
        <LanguageSelect label={t('guests.language')} value={language} choose={setLanguage} />
        {open.length > 1 && (
          <Select
            label={t('guests.assessment')}
            value={assessment.id}
            onChange={(event) => {
              setId(event.target.value);
              setChosen(new Set());
            }}
          >
            {open.map((one) => (
              <option key={one.id} value={one.id}>
                {t(`regimes.${one.regime}.short`)}
              </option>
            ))}
          </Select>
        )}
        <div className="sm:col-span-2">
          <TextArea
            label={t('guests.note')}
            hint={t('guests.noteHint')}
            maxLength={lengths.guestNote.most}
            error={refused.note}
            {...change('note')}
          />
        </div>
      </div>
      <div className="mt-6 max-w-2xl">
        <ChoiceGroup
          id="guest-questions"
          title={t('guests.questions')}
          error={tried && chosen.size === 0 ? t('guests.needsQuestions') : refused.questionIds}
        >
          <ChosenQuestions
            key={assessment.id}
            regime={assessment.regime}
            chosen={chosen}
            choose={choose}
            amount={(count) => t('answers.questionCount', { count })}
          />
        </ChoiceGroup>
        <p className="mt-3 text-sm text-muted">{t('guests.again')}</p>
      </div>
      {invite.isError && Object.keys(refused).length === 0 && (
        <div className="mt-4 max-w-2xl">
          <Failure error={invite.error} />
        </div>
      )}
      <Button type="submit" className="mt-5" disabled={invite.isPending}>
        {t('team.send')}
      </Button>
    </form>
  );
}
