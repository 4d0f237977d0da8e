import { useState, type FormEvent } from 'react';
import { lengths } from '#core/limits.ts';
import type { Settings } from '#contract/settings.ts';
import { useMe } from '#client/accounts/queries.ts';
import { RoleNote } from '#client/accounts/role-note.tsx';
import { useMay } from '#client/accounts/role.ts';
import { moment } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { Field } from '#client/ui/field.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { BrandingPart } from './branding-part.tsx';
import { DeletionPart } from './deletion-part.tsx';
import { DeviceName } from './device-name.tsx';
import { LanguagePart } from './language-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { OrganizationPart } from './organization-part.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { Part } from './part.tsx';
import { useChangeConsent, useChangeName, useChangePassword, useEndSession, useSettings } from './queries.ts';
import { fieldsOf, useSaying } from './saying.ts';
import { LogPart } from './security-log.tsx';

function NamePart({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const change = useChangeName();
  const saying = useSaying();
  const [firstName, setFirstName] = useState(settings.firstName);
  const [lastName, setLastName] = useState(settings.lastName);
  const fields = fieldsOf(change.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ firstName, lastName }, saying);
  };
  return (
    <Part id="settings-name" title={t('settings.name')} lead={settings.email}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('register.fields.firstName')}
            maxLength={lengths.personName.most}
            autoComplete="given-name"
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
            error={fields.firstName}
          />
          <Field
            label={t('register.fields.lastName')}
            maxLength={lengths.personName.most}
            autoComplete="family-name"
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
            error={fields.lastName}
          />
        </div>
        <Button type="submit" disabled={change.isPending}>
          {t('settings.save')}
        </Button>
      </form>
    </Part>
  );
}

function ConsentPart({ consent }: { consent: boolean }) {
  const { t } = useTranslation();
  const change = useChangeConsent();
  const saying = useSaying();
  const [shown, setShown] = useState(consent);
  const choose = (chosen: boolean): void => {
    setShown(chosen);
    change.mutate(chosen, {
      onSuccess: saying.onSuccess,
      onError: (error) => {
        setShown(!chosen);
        saying.onError(error);
      },
    });
  };
  return (
    <Part id="settings-consent" title={t('settings.consent')} lead={t('settings.consentLead')}>
      <label className="flex gap-3 text-[0.9375rem]">
        <input
          type="checkbox"
          checked={shown}
          disabled={change.isPending}
          onChange={(event) => choose(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-(--brand)"
        />
        <span>{t('settings.consentLabel')}</span>
      </label>
    </Part>
  );
}

function PasswordPart() {
  const { t } = useTranslation();
  const change = useChangePassword();
  const saying = useSaying();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [repeated, setRepeated] = useState('');
  const [tried, setTried] = useState(false);
  const fields = fieldsOf(change.error);
  const differs = tried && newPassword !== repeated ? t('register.errors.confirmPassword') : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (newPassword !== repeated) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          saying.onSuccess();
          for (const empty of [setCurrent, setNew, setRepeated]) empty('');
          setTried(false);
        },
        onError: saying.onError,
      },
    );
  };
  return (
    <Part id="settings-password" title={t('login.password')} lead={t('settings.passwordLead')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={t('settings.currentPassword')}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
          error={fields.currentPassword}
        />
        <Field
          label={t('reset.password')}
          hint={t('register.passwordHint')}
          type="password"
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNew(event.target.value)}
          error={fields.newPassword}
        />
        <Field
          label={t('register.fields.confirmPassword')}
          type="password"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={differs}
        />
        <Button type="submit" disabled={change.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </Part>
  );
}

function SessionsPart({ sessions }: { sessions: Settings['sessions'] }) {
  const { t } = useTranslation();
  const end = useEndSession();
  const saying = useSaying();
  return (
    <Part id="settings-sessions" title={t('settings.sessions')} lead={t('settings.sessionsLead')}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 text-[0.9375rem]">
              <p className="[overflow-wrap:anywhere]">
                <DeviceName userAgent={session.userAgent} />
              </p>
              <p className="text-sm text-muted">
                {session.ipAddress}
                {session.startedAt && ` · ${moment(session.startedAt)}`}
              </p>
            </div>
            {session.current ? (
              <Badge tone="good">{t('settings.thisDevice')}</Badge>
            ) : (
              <Button look="secondary" size="small" disabled={end.isPending} onClick={() => end.mutate(session.id, saying)}>
                {t('settings.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function SettingsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('nav.settings'));
  const settings = useSettings();
  const operator = useMe().data?.role === 'operator';
  const mayName = useMay('PATCH /api/account/organization', 'editor');
  const mayConsent = useMay('PATCH /api/account/registry-consent', 'owner');
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('nav.settings')}</h1>
      {settings.isPending && <Skeleton label={t('common.loading')} className="h-28" />}
      {settings.isError && <Failure error={settings.error} retry={() => void settings.refetch()} />}
      {settings.data && (
        <>
          <NamePart settings={settings.data} />
          <LanguagePart />
          {settings.data.mailsOff && <MailsPart off={settings.data.mailsOff} />}
          {settings.data.organization && mayName && <OrganizationPart organization={settings.data.organization} />}
          {settings.data.organization && !mayName && (
            <Part id="settings-organization" title={settings.data.organization.name}>
              <RoleNote least="editor" />
            </Part>
          )}
          {settings.data.organization && (
            <Part id="settings-confirmation" title={t('confirmation.title')} lead={t('confirmation.settingsText')}>
              <ButtonLink look="secondary" href="/potwierdzenie-firmy">
                {t('confirmation.toScreen')}
              </ButtonLink>
            </Part>
          )}
          {settings.data.organization && <BrandingPart organization={settings.data.organization.name} />}
          {settings.data.registryScoreConsent !== null && mayConsent && <ConsentPart consent={settings.data.registryScoreConsent} />}
          <PasswordPart />
          <SessionsPart sessions={settings.data.sessions} />
          <LogPart />
          <OwnDataPart />
          {!operator && <DeletionPart />}
        </>
      )}
    </>
  );
}
