import { useEffect, useState } from 'react';
import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { storedScopes } from './use-registration.ts';

/** Says which scope checks of this browser become those of the organisation with the registration. */
export function RegistrationScopes() {
  const { t } = useTranslation();
  const [scopes, setScopes] = useState<readonly ScopeCheck[]>([]);
  useEffect(() => {
    let isShown = true;
    // Without the network nothing is said, and nothing is sent either.
    storedScopes().then(
      (found) => isShown && setScopes(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (scopes.length === 0) return null;
  const list = scopes.map(({ regime, checkedOn }) => `${t(`regimes.${regime}.short`)} (${day(`${checkedOn}T12:00:00Z`)})`).join(', ');
  return <p className="text-[0.9375rem] text-muted">{t('register.scopes', { list })}</p>;
}
