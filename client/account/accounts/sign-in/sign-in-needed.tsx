import { useLocation } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';

/** A member's page seen by a visitor: states what to do and leads back here afterwards. */
export function SignInNeeded() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const title = t(path === '/certyfikaty' ? 'signIn.forCertificates' : 'signIn.needed');
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-muted">{t('signIn.why')}</p>
      <ButtonLink href={`/login?next=${encodeURIComponent(path)}`} className="mt-6">
        {t('signIn.button')}
      </ButtonLink>
    </div>
  );
}
