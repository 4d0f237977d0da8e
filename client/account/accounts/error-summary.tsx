import { colon } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import type { FormField } from './registration/registration-form.ts';

/** What is wrong in a form, in the order of its fields; each line leads to its field. */
export function ErrorSummary({ errors, go }: { errors: readonly [FormField, string][]; go: (field: FormField) => void }) {
  const { t } = useTranslation();
  if (errors.length === 0) return null;
  return (
    <Notice tone="bad" title={t('register.summary', { count: errors.length })} alert>
      <ul className="list-disc pl-5">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="font-medium text-brand underline"
              onClick={(event) => {
                event.preventDefault();
                go(field);
              }}
            >
              {t(field === 'terms' ? 'register.termsShort' : `register.fields.${field}`)}
            </a>
            {colon()} {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
