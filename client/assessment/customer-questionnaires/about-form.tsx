import { useState, type FormEvent } from 'react';
import type { Questionnaire } from '#contract/assessment/answering/customer-questionnaires.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { LanguageSelect } from '#client/platform/ui/forms/language-select.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useChangeQuestionnaire } from './queries.ts';

/** Who asks, and the language in which answers are written. */
export function AboutForm({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTranslation();
  const [customer, setCustomer] = useState(questionnaire.customer);
  const [language, setLanguage] = useState(questionnaire.language);
  const { mutate, isPending } = useChangeQuestionnaire(questionnaire.id);
  const failed = useFailureToast();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ customer, language }, { onSuccess: () => toast({ title: t('questionnaires.row.saved') }), onError: (error) => failed(error) });
  };
  return (
    <details className="group max-w-2xl" open={questionnaire.customer === ''}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium text-brand">
        {t('questionnaires.about.title')}
      </summary>
      <form onSubmit={submit} className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field
          label={t('questionnaires.about.customer')}
          hint={t('questionnaires.about.customerHint')}
          value={customer}
          maxLength={lengths.questionnaireCustomer.most}
          onChange={(event) => setCustomer(event.target.value)}
        />
        <LanguageSelect label={t('questionnaires.about.language')} value={language} choose={setLanguage} className="self-end" />
        <div className="sm:col-span-2">
          <Button type="submit" variant="secondary" size="small" disabled={isPending}>
            {t('questionnaires.about.save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
