import { Check, Copy, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import type { Certificate } from '#contract/certificate/certificates.ts';
import { isLanguage, languages, type Language } from '#core/platform/languages.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { ownNames } from '#client/platform/ui/brand/language-menu.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useCopy } from './copy.ts';
import { useLetters } from './queries.ts';

type Letter = Readonly<{ subject: string; body: string }>;

function OneLetter({ title, language, letter }: { title: string; language: Language; letter: Letter }) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  const address = `mailto:?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`;
  return (
    <article aria-label={title} className="flex min-w-0 flex-col">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <p lang={language} className="mt-1 font-medium">
        {letter.subject}
      </p>
      <p lang={language} className="mt-2 flex-1 whitespace-pre-line border-l-2 border-line pl-4 text-[0.9375rem] [overflow-wrap:anywhere]">
        {letter.body}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <DownloadLink href={address}>
          <Mail aria-hidden="true" className="size-4.5" />
          {t('ceremony.mail')}
        </DownloadLink>
        <Button variant="quiet" onClick={() => copy(`${letter.subject}\n\n${letter.body}`)}>
          <Icon aria-hidden="true" className="size-4.5" />
          {t(copied ? 'badge.copied' : 'ceremony.copyText')}
        </Button>
      </div>
    </article>
  );
}

/** Mails to board and customers, ready to send, in the language of choice. */
export function Letters({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const id = useId();
  const [language, setLanguage] = useState(shownLanguage);
  const letters = useLetters(certificate.id, language);
  return (
    <section aria-label={t('ceremony.letters')} className="border-t border-line py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-sans text-lg font-semibold">{t('ceremony.letters')}</h2>
          <p className="mt-1 text-[0.9375rem] text-muted">{t('ceremony.lettersText')}</p>
        </div>
        <div>
          <label htmlFor={id} className="block text-sm font-medium">
            {t('ceremony.lettersLanguage')}
          </label>
          <select
            id={id}
            value={language}
            onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
            className="mt-1 min-h-11 rounded-md border border-field bg-surface px-3 text-[0.9375rem]"
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {ownNames[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {letters.isPending && (
        <div className="mt-4">
          <Skeleton label={t('common.loading')} className="h-40" />
        </div>
      )}
      {letters.isError && (
        <div className="mt-4">
          <Failure error={letters.error} retry={() => void letters.refetch()} />
        </div>
      )}
      {letters.data && (
        <div className="mt-5 grid gap-8 md:grid-cols-2">
          <OneLetter title={t('ceremony.board')} language={language} letter={letters.data.board} />
          <OneLetter title={t('ceremony.customers')} language={language} letter={letters.data.customers} />
        </div>
      )}
    </section>
  );
}
