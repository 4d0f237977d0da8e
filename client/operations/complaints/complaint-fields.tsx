import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';

export const emptyComplaint = { name: '', email: '', about: '', complaint: '', consumer: false };
export type ComplaintForm = typeof emptyComplaint;

/** What a complaint consists of. */
export function ComplaintFields({
  form,
  change,
  errors,
}: {
  form: ComplaintForm;
  change: (change: Partial<ComplaintForm>) => void;
  errors: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation();
  const field = (name: 'name' | 'email' | 'about' | 'complaint') => ({
    name,
    label: t(`complaint.fields.${name}`),
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Field autoComplete="name" maxLength={lengths.fullName.most} {...field('name')} />
      <Field type="email" autoComplete="email" maxLength={lengths.email.most} {...field('email')} />
      <Field hint={t('complaint.aboutHint')} maxLength={lengths.complaintSubject.most} {...field('about')} />
      <TextArea rows={6} maxLength={lengths.complaint.most} {...field('complaint')} />
      <ChoiceRow
        kind="checkbox"
        name="consumer"
        value="yes"
        checked={form.consumer}
        label={t('complaint.consumer')}
        change={(consumer) => change({ consumer })}
      />
    </>
  );
}
