import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { contrastWithWhite, defaultAccent, isAccent, isLegibleAccent } from '#core/company/branding.ts';
import { sizes } from '#core/platform/limits.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { number, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { Part } from './part.tsx';
import { useBranding, useChangeAccent, useRemoveLogo, useStoreLogo } from './queries.ts';
import { fieldsOf, useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

type Branding = { accent: string; logo: string | null; organization: string };

/** The upper half of a report's cover, small. It is paper, so it stays light in the dark theme. */
function Preview({ accent, logo, organization }: Branding) {
  const { t } = useTranslation();
  return (
    <figure className="max-w-xl">
      <div className="overflow-hidden rounded-md border border-line bg-white text-[#1d2b30]">
        <div className="px-6 pt-5 pb-6 text-white" style={{ backgroundColor: accent }}>
          <div className="flex min-h-12 items-start justify-between gap-4">
            <span className="font-serif font-semibold">Atesto</span>
            {logo && (
              <span className="rounded bg-white p-2">
                <img src={logo} alt={t('branding.logoAlt', { name: organization })} className="max-h-10 max-w-36 object-contain" />
              </span>
            )}
          </div>
          <p className="mt-4 font-serif text-xl font-semibold">{t('branding.sample')}</p>
        </div>
        <div className="px-6 py-4">
          <p className="font-serif text-base font-semibold [overflow-wrap:anywhere]">{organization}</p>
          <p className="mt-1 font-serif text-3xl font-semibold" style={{ color: accent }}>
            {percent(84.51)}
          </p>
        </div>
      </div>
      <figcaption className="mt-2 text-sm text-muted">{t('branding.preview')}</figcaption>
    </figure>
  );
}

function LogoChoice({ present }: { present: boolean }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const store = useStoreLogo();
  const remove = useRemoveLogo();
  const feedback = useSaveFeedback();
  const readLogo = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > sizes.logo) toast({ title: t('errors.title'), description: t('branding.tooLarge'), tone: 'destructive' });
    else store.mutate(file, feedback);
  };
  const busy = store.isPending || remove.isPending;
  return (
    <div>
      <p id="branding-logo" className="text-[0.9375rem] font-medium">
        {t('branding.logo')}
      </p>
      <p id="branding-logo-hint" className="text-sm text-muted">
        {t('branding.logoHint')}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        aria-labelledby="branding-logo"
        aria-describedby="branding-logo-hint"
        tabIndex={-1}
        onChange={readLogo}
        className="sr-only"
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={() => input.current?.click()}>
          {t(store.isPending ? 'branding.sending' : present ? 'branding.replace' : 'common.chooseFile')}
        </Button>
        {present && (
          <Button variant="quiet" disabled={busy} onClick={() => remove.mutate(undefined, feedback)}>
            {t('branding.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What can be said about a colour before it is sent. */
function useAccentNote(accent: string): { hint: string; error: string | undefined } {
  const { t } = useTranslation();
  if (!isAccent(accent)) return { hint: t('branding.colourHint'), error: t('branding.notColour') };
  const ratio = number(Math.floor(contrastWithWhite(accent) * 10) / 10);
  const error = isLegibleAccent(accent) ? undefined : t('branding.tooLight', { ratio });
  return { hint: t('branding.contrast', { ratio }), error };
}

function AccentChoice({ stored, shown, show }: { stored: string | null; shown: string; show: (accent: string) => void }) {
  const { t } = useTranslation();
  const change = useChangeAccent();
  const feedback = useSaveFeedback();
  const accent = shown.trim().toLowerCase();
  const note = useAccentNote(accent);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!note.error) change.mutate(accent, feedback);
  };
  const reset = (): void => {
    show(defaultAccent);
    change.mutate(null, feedback);
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex items-end gap-3">
        <Field
          label={t('branding.colour')}
          hint={note.hint}
          value={shown}
          maxLength={defaultAccent.length}
          spellCheck={false}
          autoComplete="off"
          error={note.error ?? fieldsOf(change.error).accent}
          onChange={(event) => show(event.target.value)}
          className="min-w-0 flex-1"
        />
        <input
          type="color"
          aria-label={t('branding.pick')}
          value={isAccent(accent) ? accent : defaultAccent}
          onChange={(event) => show(event.target.value)}
          className={`h-11 w-14 shrink-0 rounded-md border border-field bg-surface p-1 ${note.error ? 'mb-6' : ''}`}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={change.isPending || note.error !== undefined || accent === (stored ?? defaultAccent)}>
          {t('branding.saveColour')}
        </Button>
        {stored && (
          <Button variant="quiet" disabled={change.isPending} onClick={reset}>
            {t('branding.reset')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Editor({ organization }: { organization: string }) {
  const { t } = useTranslation();
  const branding = useBranding();
  const [chosen, setChosen] = useState<string | null>(null);
  if (branding.isPending) return <Skeleton label={t('common.loading')} className="h-28" />;
  if (branding.isError) return <Failure error={branding.error} retry={() => void branding.refetch()} />;
  const { accent: stored, logoUpdatedAt } = branding.data;
  const shown = chosen ?? stored ?? defaultAccent;
  const legible = isAccent(shown.trim().toLowerCase()) ? shown.trim().toLowerCase() : (stored ?? defaultAccent);
  const logo = logoUpdatedAt && addressOf('GET /api/account/branding/logo', { query: { at: logoUpdatedAt } });
  return (
    <div className="space-y-7">
      <Preview accent={legible} logo={logo} organization={organization} />
      <LogoChoice present={logo !== null} />
      <AccentChoice stored={stored} shown={shown} show={setChosen} />
    </div>
  );
}

/** Logo and colour of the reports: part of Pro. */
export function BrandingPart({ organization }: { organization: string }) {
  const { t } = useTranslation();
  const included = allows(useMe().data?.subscription, 'branding');
  const may = useMay('PATCH /api/account/branding', 'consultant');
  return (
    <Part id="settings-branding" title={t('branding.title')} lead={t('branding.lead')}>
      {!may ? (
        <RoleNote least="consultant" />
      ) : included ? (
        <Editor organization={organization} />
      ) : (
        <Notice title={t('branding.needsPro')}>
          <ButtonLink href="/pricing" variant="secondary" size="small">
            {t('branding.plans')}
          </ButtonLink>
        </Notice>
      )}
    </Part>
  );
}
