import { languages } from '#core/platform/languages.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';

/** What consultants and chambers copy to have the check on their own pages. */
export function EmbedSnippet() {
  const { t } = useTranslation();
  const address = `${location.origin}/embed/czy-podlegam?lang=${shownLanguage()}`;
  const snippet = `<iframe src="${address}" title="${t('scope.title')}" width="100%" height="760" style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>`;
  return (
    <div className="mt-2 max-w-2xl text-[0.9375rem]">
      <p>{t('scope.embedded.text', { languages: languages.join(', ') })}</p>
      <label className="mt-3 block">
        <span className="font-medium">{t('badge.embedCode')}</span>
        <textarea
          readOnly
          rows={4}
          value={snippet}
          onFocus={(event) => event.target.select()}
          className="mt-1.5 block w-full rounded-md border border-field bg-surface p-3 font-mono text-sm [overflow-wrap:anywhere]"
        />
      </label>
    </div>
  );
}
