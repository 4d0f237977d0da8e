import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Props = Readonly<{
  documents: Resolutions['documents'];
  chosen: readonly string[];
  error: string | undefined;
  change: (chosen: string[]) => void;
}>;

/** Documents made from templates that the decision approves, which are attached to it. */
export function DocumentChoice({ documents, chosen, error, change }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup id="resolution-documents" title={t('resolutions.documents')} hint={t('resolutions.documentsHint')} error={error}>
      <div data-order="questionnaire" className="max-h-72 overflow-y-auto overflow-x-hidden rounded-md border border-line px-4 py-1">
        {documents.map(({ templateId, heading, state }) => (
          <ChoiceRow
            key={templateId}
            kind="checkbox"
            name="documents"
            value={templateId}
            checked={chosen.includes(templateId)}
            label={heading}
            hint={t(`templates.states.${state}`)}
            change={(checked) => change(checked ? [...chosen, templateId] : chosen.filter((id) => id !== templateId))}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
