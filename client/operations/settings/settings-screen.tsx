import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Settings } from '#contract/account/settings.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { BrandingPart } from '#client/account/settings/branding-part.tsx';
import { ConsultantBrandingPart } from '#client/account/settings/consultant-look-part.tsx';
import { ConsentPart } from '#client/account/settings/own/consent-part.tsx';
import { DeletionPart } from '#client/account/settings/exit/deletion-part.tsx';
import { ExitPart } from '#client/account/settings/exit/exit-part.tsx';
import { KeysPart } from '#client/account/settings/keys-part.tsx';
import { LanguagePart } from '#client/account/settings/own/language-part.tsx';
import { MailsPart } from '#client/account/settings/own/mails-part.tsx';
import { NamePart } from '#client/account/settings/own/name-part.tsx';
import { OrganizationPart } from '#client/account/settings/organization-part.tsx';
import { OwnDataPart } from '#client/account/settings/exit/own-data-part.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { PasswordPart } from '#client/account/settings/own/password-part.tsx';
import { useSettings } from '#client/account/settings/queries.ts';
import { sectionAt, sectionOfPart, settingsPath, settingsSections, type SettingsSection } from './sections.ts';
import { SecondFactorPart } from '#client/account/settings/second-factor/second-factor-part.tsx';
import { LogPart } from '#client/account/settings/own/security-log.tsx';
import { SessionsPart } from '#client/account/settings/own/sessions-part.tsx';
import { MailDomainPart } from '#client/communication/mail-domain/mail-domain-part.tsx';
import { WebhooksPart } from '#client/certificate/webhooks/webhooks-part.tsx';

function OrganizationParts({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const mayName = useMay('PATCH /api/account/organization', 'editor');
  const mayConsent = useMay('PATCH /api/account/registry-consent', 'owner');
  const { organization, registryScoreConsent } = settings;
  if (!organization) return null;
  return (
    <>
      {mayName ? (
        <OrganizationPart organization={organization} />
      ) : (
        <Part id="settings-organization" title={organization.name}>
          <RoleNote least="editor" />
        </Part>
      )}
      <Part id="settings-confirmation" title={t('confirmation.title')} lead={t('confirmation.settingsText')}>
        <ButtonLink variant="secondary" href="/potwierdzenie-firmy">
          {t('confirmation.toScreen')}
        </ButtonLink>
      </Part>
      {registryScoreConsent !== null && mayConsent && <ConsentPart consent={registryScoreConsent} />}
    </>
  );
}

function SectionParts({ section, settings }: { section: SettingsSection; settings: Settings }) {
  const isStaff = (useMe().data?.role ?? 'user') !== 'user';
  if (section === 'organization') return <OrganizationParts settings={settings} />;
  if (section === 'reports') {
    return (
      settings.organization && (
        <>
          <BrandingPart organization={settings.organization.name} />
          <ConsultantBrandingPart />
          <MailDomainPart />
        </>
      )
    );
  }
  if (section === 'mails')
    return settings.mailsOff && <MailsPart off={settings.mailsOff} refusedAddress={settings.addressRefused ? settings.email : null} />;
  if (section === 'security') {
    return (
      <>
        <PasswordPart />
        <SecondFactorPart />
        <SessionsPart sessions={settings.sessions} />
        <LogPart />
      </>
    );
  }
  if (section === 'keys') {
    return (
      <>
        <KeysPart />
        <WebhooksPart />
      </>
    );
  }
  if (section === 'exit') return <ExitPart />;
  if (section === 'data') {
    return (
      <>
        <OwnDataPart />
        {!isStaff && <DeletionPart />}
      </>
    );
  }
  return (
    <>
      <NamePart settings={settings} />
      <LanguagePart />
    </>
  );
}

/** The sections beside what one of them holds; on a phone they are a page of their own. */
function SectionList({ offered, shown, chosen }: { offered: readonly SettingsSection[]; shown: SettingsSection; chosen: boolean }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('settings.sectionsTitle')} className={`lg:w-56 lg:shrink-0 ${chosen ? 'max-lg:hidden' : ''}`}>
      <ul className="max-lg:divide-y max-lg:divide-line max-lg:border-y max-lg:border-line lg:sticky lg:top-6 lg:space-y-1">
        {offered.map((section) => (
          <li key={section}>
            <Link
              href={settingsPath(section)}
              aria-current={section === shown && chosen ? 'page' : undefined}
              className={`flex min-h-11 items-center justify-between gap-3 rounded-md px-3 max-lg:min-h-14 max-lg:py-2 max-lg:px-1 ${section === shown ? 'lg:bg-tint lg:font-semibold lg:text-brand' : 'hover:bg-tint'}`}
            >
              <span>
                <span className="block">{t(`settings.sections.${section}.title`)}</span>
                <span className="block text-sm font-normal text-muted lg:hidden">{t(`settings.sections.${section}.text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Addresses from the time when everything stood on one page name a part: they lead to its section. */
function useOldAnchors(): void {
  const [, go] = useLocation();
  useEffect(() => {
    const section = sectionOfPart(location.hash.slice(1));
    if (section) go(`${settingsPath(section)}${location.hash}`, { replace: true });
    // Only the address that somebody arrives with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Leads to the part that an address names, once it is there. */
function useNamedPart(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
}

/** Without an organisation there is nothing of it to set. */
function isOffered(section: SettingsSection, settings: Settings | undefined, owns: boolean): boolean {
  if (section === 'keys') return owns && Boolean(settings?.organization);
  if (section === 'mails') return Boolean(settings?.mailsOff);
  return Boolean(settings?.organization) || !['organization', 'reports', 'exit'].includes(section);
}

/** All that is open to somebody of whom a second factor is demanded, until they have one. */
function OnlySecondFactor() {
  const { t } = useTranslation();
  usePageTitle(`${t('nav.settings')}: ${t('settings.sections.security.title')}`);
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('nav.settings')}</h1>
      <SecondFactorPart />
    </>
  );
}

export function SettingsScreen() {
  const [path] = useLocation();
  const due = useMe().data?.secondFactorDue === true;
  // Whoever has just set one up still reads the recovery codes there.
  const [dueAt, setDueAt] = useState<string | null>(null);
  if (due && dueAt !== path) setDueAt(path);
  return dueAt === path ? <OnlySecondFactor /> : <AllSettings />;
}

function AllSettings() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const settings = useSettings();
  const owns = useMay('POST /api/keys', 'owner');
  useOldAnchors();
  useNamedPart(settings.data !== undefined);
  const at = sectionAt(path);
  const chosen = at !== null;
  const offered = settingsSections.filter((one) => isOffered(one, settings.data, owns));
  const shown = at ?? 'account';
  usePageTitle(chosen ? `${t('nav.settings')}: ${t(`settings.sections.${shown}.title`)}` : t('nav.settings'));
  return (
    <>
      {chosen && (
        <Link href="/ustawienia" className="mb-2 inline-flex min-h-11 items-center font-medium text-brand underline lg:hidden">
          {t('settings.all')}
        </Link>
      )}
      <h1 className="mb-6 text-3xl">{t('nav.settings')}</h1>
      {settings.isPending && <Skeleton label={t('common.loading')} className="h-28" />}
      {settings.isError && <Failure error={settings.error} retry={() => void settings.refetch()} />}
      {settings.data && (
        <div className="lg:flex lg:gap-10">
          <SectionList offered={offered} shown={shown} chosen={chosen} />
          <div
            className={`min-w-0 flex-1 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0 ${chosen ? '' : 'max-lg:hidden'}`}
          >
            <SectionParts section={offered.includes(shown) ? shown : 'account'} settings={settings.data} />
          </div>
        </div>
      )}
    </>
  );
}
