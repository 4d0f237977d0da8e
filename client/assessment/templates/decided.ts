import { useResolutions } from '#client/assessment/duties/board/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** The newest decision that was taken, names a template and has no approval recorded yet: its day, and the body as an approval names it. */
export function useDecided(templateId: string): Readonly<{ adoptedOn: string; body: string }> | null {
  const { t } = useTranslation();
  const { data } = useResolutions();
  const found = data?.resolutions.find(({ adoptedOn, documents }) =>
    documents.some((one) => adoptedOn !== null && one.templateId === templateId && !one.isRecorded),
  );
  if (!found?.adoptedOn) return null;
  return { adoptedOn: found.adoptedOn, body: t(`resolutions.bodies.${found.form}`, { number: found.number ?? '' }) };
}
