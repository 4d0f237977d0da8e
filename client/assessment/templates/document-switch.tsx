import { useLocation, useSearch } from 'wouter';
import { documentLanguages, type DocumentLanguage } from '#core/assessment/templates/template.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What a language calls itself. */
const names: Readonly<Record<DocumentLanguage, string>> = { pl: 'Polski', en: 'English' };

/** The language of the document that the address names; Polish is not named. */
export function useDocumentLanguage(): DocumentLanguage {
  return new URLSearchParams(useSearch()).get('document') === 'en' ? 'en' : 'pl';
}

/** Between the versions of a document; the language of the page stays. The address states which, so that it can be passed on. */
export function DocumentSwitch() {
  const { t } = useTranslation();
  const shown = useDocumentLanguage();
  const [path, go] = useLocation();
  return (
    <div
      role="group"
      aria-label={t('templates.documentLanguage')}
      className="no-print inline-flex rounded-md border border-field bg-surface p-0.5"
    >
      {documentLanguages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === shown}
          onClick={() => one !== shown && go(one === 'pl' ? path : `${path}?document=${one}`, { replace: true })}
          className={`inline-flex min-h-9 items-center rounded px-3 text-sm font-medium ${one === shown ? 'bg-tint text-brand' : 'text-muted hover:text-ink'}`}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
}
