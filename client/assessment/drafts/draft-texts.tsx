import type { Language } from '#core/platform/languages.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { LanguageSelect } from '#client/platform/ui/forms/language-select.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

export type Draft = Readonly<{ key: string; title: string; text: string }>;

/** Texts for somebody else, in the language of whoever reads them, each to be copied. */
export function DraftTexts({
  drafts,
  language,
  choose,
}: {
  drafts: readonly Draft[];
  language: Language;
  choose: (language: Language) => void;
}) {
  const { t } = useTranslation();
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('aiSystems.notices.copied') });
    } catch {
      toast({ title: t('incidents.notifications.copyFailed'), tone: 'destructive' });
    }
  };
  return (
    <>
      <LanguageSelect label={t('aiSystems.notices.language')} value={language} choose={choose} className="mt-4 max-w-xs" />
      <ul className="mt-4 max-w-3xl space-y-5">
        {drafts.map(({ key, title, text }) => (
          <li key={key}>
            <h3 className="text-base font-semibold">{title}</h3>
            <p lang={language} className="mt-1 mb-2 whitespace-pre-line border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
              {text}
            </p>
            <Button
              variant="secondary"
              size="small"
              aria-label={`${t('aiSystems.notices.copy')}: ${title}`}
              onClick={() => void copy(text)}
            >
              {t('aiSystems.notices.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
