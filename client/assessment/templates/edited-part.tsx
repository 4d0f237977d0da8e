import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { purposeSection } from '#core/assessment/templates/own-text.ts';
import { lengths } from '#core/platform/limits.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useLeaveWarning } from '#client/platform/ui/unsaved.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useEditText } from './queries.ts';

type Text = TemplateDetail['texts'][number];

/** The text of a section with its marks. Where somebody else saved meanwhile, what was typed stays. */
function TextForm({ template, text, close }: { template: TemplateDetail; text: Text; close: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ title: text.title, text: text.text });
  const { mutate, isPending, error } = useEditText(template);
  const fields = error instanceof ApiError ? error.fields : {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const isPurpose = text.section === purposeSection;
  const isChanged = draft.title !== text.title || draft.text !== text.text;
  useLeaveWarning({ hasUnsaved: () => isChanged });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    mutate(
      { section: text.section, revision: text.own?.revision ?? 0, own: draft },
      {
        onSuccess: () => {
          toast({ title: t('templates.edit.saved') });
          close();
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={save} className="space-y-4 border-l-2 border-brand pl-4">
      {!isPurpose && (
        <Field
          label={t('templates.edit.title')}
          lang={template.document}
          value={draft.title}
          error={fields['title']}
          maxLength={lengths.templateTitle.most}
          onChange={(event) => setDraft((now) => ({ ...now, title: event.target.value }))}
        />
      )}
      <TextArea
        label={t('templates.edit.text')}
        hint={t('templates.edit.marks')}
        lang={template.document}
        rows={Math.min(24, Math.max(6, draft.text.split('\n').length + 3))}
        value={draft.text}
        error={fields['text']}
        maxLength={lengths.templateText.most}
        onChange={(event) => setDraft((now) => ({ ...now, text: event.target.value }))}
      />
      {error && !fields['title'] && !fields['text'] && <Failure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isPending || !isChanged}>
          {t('templates.edit.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {t('templates.edit.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Says that a part of the document is the organisation's own text, and lets it be edited there. */
export function EditedPart({ template, place, mayChange }: { template: TemplateDetail; place: number; mayChange: boolean }) {
  const { t } = useTranslation();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { mutate, isPending } = useEditText(template);
  const failed = useFailureToast();
  const text = template.texts[place];
  if (!text) return null;
  const { section, own } = text;
  const name = section === purposeSection ? t('templates.edit.purpose') : text.title;
  if (isOpen) return <TextForm template={template} text={text} close={() => setOpen(false)} />;
  const restore = (revision: number): void =>
    mutate(
      { section, revision, own: null },
      { onSuccess: () => toast({ title: t('templates.edit.restored') }), onError: (error) => failed(error) },
    );
  return (
    <div ref={opener} className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {own && <Badge tone={own.outdated ? 'warn' : 'neutral'}>{t(own.outdated ? 'templates.edit.outdated' : 'templates.edit.own')}</Badge>}
      {mayChange && (
        <Button variant="quiet" size="small" className="-ml-3" aria-describedby={title} onClick={() => setOpen(true)}>
          {t('templates.edit.act')}
          <span id={title} className="sr-only">
            {name}
          </span>
        </Button>
      )}
      {mayChange && own && (
        <Button variant="quiet" size="small" disabled={isPending} onClick={() => restore(own.revision)}>
          {t('templates.edit.restore')}
        </Button>
      )}
    </div>
  );
}
