import { useState, type FormEvent } from 'react';
import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { useAddLink } from './queries.ts';

/** Adds a link with the name that it shall have. */
export function LinkDialog({ place, close }: { place: EvidencePlace | null; close: () => void }) {
  const { t } = useTranslation();
  const add = useAddLink();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const fields = add.error instanceof ApiError ? add.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate({ name, url: url.trim(), ...(place ? { place } : {}) }, { onSuccess: close });
  };
  return (
    <Dialog open onClose={close} title={t('evidence.link')} description={t('evidence.linkLead')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={t('evidence.linkName')}
          value={name}
          maxLength={lengths.evidenceName.most}
          error={fields.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={t('evidence.linkAddress')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          maxLength={lengths.link.most}
          error={fields.url}
          onChange={(event) => setUrl(event.target.value)}
        />
        {add.isError && Object.keys(fields).length === 0 && <Failure error={add.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={add.isPending}>
            {t('evidence.link')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
