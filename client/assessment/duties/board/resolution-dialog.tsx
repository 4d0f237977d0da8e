import { useState, type FormEvent } from 'react';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { resolutionForms, resolutionLanguages } from '#core/assessment/board/resolutions.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { DocumentChoice } from './document-choice.tsx';
import { useMakeResolution } from './queries.ts';

type Draft = Parameters<ReturnType<typeof useMakeResolution>['mutate']>[0];
const texts = ['budget', 'training', 'delegation'] as const;

/** Drafts a decision from the state of the assessment. */
export function ResolutionDialog({ possible, documents, close }: Pick<Resolutions, 'possible' | 'documents'> & { close: () => void }) {
  const { t } = useTranslation();
  const make = useMakeResolution();
  const [draft, setDraft] = useState<Draft>({
    kind: possible[0] ?? 'measures',
    form: 'resolution',
    language: 'pl',
    responsible: '',
    budget: '',
    training: '',
    delegation: '',
    documents: [],
  });
  const fields = make.error instanceof ApiError ? make.error.fields : {};
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const done = (): void => {
      toast({ title: t('resolutions.made') });
      close();
    };
    make.mutate(draft.kind === 'measures' ? draft : { ...draft, documents: [] }, { onSuccess: done });
  };
  return (
    <Dialog open onClose={close} title={t('resolutions.make')} description={t('resolutions.inLanguage')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Select
          label={t('resolutions.kind')}
          value={draft.kind}
          onChange={(event) => change({ kind: event.target.value as Draft['kind'] })}
        >
          {possible.map((kind) => (
            <option key={kind} value={kind}>
              {t(`resolutions.kinds.${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('resolutions.form')}
          value={draft.form}
          onChange={(event) => change({ form: event.target.value as Draft['form'] })}
        >
          {resolutionForms.map((form) => (
            <option key={form} value={form}>
              {t(`resolutions.forms.${form}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('resolutions.language')}
          value={draft.language}
          onChange={(event) => change({ language: event.target.value as Draft['language'] })}
        >
          {resolutionLanguages.map((language) => (
            <option key={language} value={language}>
              {t(`resolutions.languages.${language}`)}
            </option>
          ))}
        </Select>
        <Field
          label={t('resolutions.responsible')}
          value={draft.responsible}
          maxLength={lengths.boardName.most}
          error={fields.responsible}
          onChange={(event) => change({ responsible: event.target.value })}
        />
        {texts.map((name) => (
          <TextArea
            key={name}
            label={t(`resolutions.${name}`)}
            value={draft[name]}
            rows={2}
            maxLength={lengths.resolutionText.most}
            error={fields[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        {draft.kind === 'measures' && documents.length > 0 && (
          <DocumentChoice
            documents={documents}
            chosen={draft.documents ?? []}
            error={fields.documents}
            change={(chosen) => change({ documents: chosen })}
          />
        )}
        {make.isError && Object.keys(fields).length === 0 && <Failure error={make.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={make.isPending}>
            {t('resolutions.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
