import { useId, useState } from 'react';
import type { Certificate } from '#contract/certificate/certificates.ts';
import { certificatePath, embeddedPath } from '#contract/platform/pages.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { useSite } from '#client/account/accounts/queries.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

/** The badge for the holder's website, as it looks now, with the code to paste. */
export function BadgeSnippet({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const id = useId();
  const site = useSite();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const { certificateNumber: number } = certificate;
  const origin = site.data?.publicUrl ?? '';
  const badge = addressOf('GET /badge/:certificateNumber.svg', {
    params: { certificateNumber: number },
    query: { lang: shownLanguage(), ...(theme === 'dark' ? { theme } : {}) },
  });
  const code = `<a href="${origin}${certificatePath(number)}"><img src="${origin}${badge.replace('&', '&amp;')}" height="80" alt="${t('badge.alt')} ${number}"></a>`;
  const embed = `<iframe src="${origin}${embeddedPath(number)}?lang=${shownLanguage()}" title="${t('badge.alt')} ${number}" width="420" height="240" style="border:0;max-width:100%" loading="lazy" referrerpolicy="no-referrer"></iframe>`;
  const copy = (text: string): void => {
    void navigator.clipboard.writeText(text).then(() => toast({ title: t('badge.copied') }));
  };
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="min-h-11 py-2 font-medium text-brand">{t('badge.title')}</summary>
      <p className="max-w-2xl text-[0.9375rem] text-muted">{t('badge.text')}</p>
      <div className="mt-3 overflow-x-auto">
        <img src={badge} alt={`${t('badge.alt')} ${number}`} height={80} className="h-20 max-w-none" />
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-[0.9375rem]">
        <input
          type="checkbox"
          checked={theme === 'dark'}
          onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
          className="size-5 accent-(--brand)"
        />
        {t('badge.dark')}
      </label>
      <label htmlFor={id} className="mt-2 block text-[0.9375rem] font-medium">
        {t('badge.code')}
      </label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.target.select()}
        className="mt-1.5 block w-full rounded-md border border-field bg-surface p-3 font-mono text-sm [overflow-wrap:anywhere]"
      />
      <Button variant="secondary" size="small" className="mt-3" disabled={!site.data} onClick={() => copy(code)}>
        {t('badge.copy')}
      </Button>
      <h3 className="mt-6 font-sans text-base font-semibold">{t('badge.embedTitle')}</h3>
      <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t('badge.embedText')}</p>
      <label htmlFor={`${id}-embed`} className="mt-2 block text-[0.9375rem] font-medium">
        {t('badge.embedCode')}
      </label>
      <textarea
        id={`${id}-embed`}
        readOnly
        rows={4}
        value={embed}
        onFocus={(event) => event.target.select()}
        className="mt-1.5 block w-full rounded-md border border-field bg-surface p-3 font-mono text-sm [overflow-wrap:anywhere]"
      />
      <Button variant="secondary" size="small" className="mt-3" disabled={!site.data} onClick={() => copy(embed)}>
        {t('badge.copy')}
      </Button>
    </details>
  );
}
