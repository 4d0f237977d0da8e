import { useParams } from 'wouter';
import type { RegistrationView } from '#contract/assessment/ai/ai-sheets.ts';
import { openRegistration, registrationSheet } from '#core/assessment/ai-sheets/registration.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { useRegistration, useRegistrationCalls } from './queries.ts';
import { RegistrationFieldRow } from './registration-field.tsx';
import { SheetSaving } from './sheet-field.tsx';
import { SheetPage } from './sheet-page.tsx';
import { useSheet } from './use-sheet.ts';

function Loaded({ view }: { view: RegistrationView }) {
  const { t } = useTranslation();
  const mayChange = useMay('PUT /api/ai-systems/:id/registration', 'consultant');
  const { sections, derived, isOpen, system } = view;
  const sheet = useSheet(`registration ${system.id}`, view, useRegistrationCalls(system.id));
  const open = openRegistration(sections, sheet.content, derived);
  usePageTitle(`${t('aiRegistration.title')}: ${system.name}`);
  if (sections.length === 0) {
    return (
      <div className="mt-6">
        <Notice tone={isOpen ? 'warn' : 'info'}>
          <p>{t(isOpen ? 'aiRegistration.unclear' : 'aiRegistration.nothing')}</p>
        </Notice>
      </div>
    );
  }
  const pdf = addressOf('GET /api/ai-systems/:id/registration/pdf', { params: { id: system.id }, query: { lang: shownLanguage() } });
  return (
    <div className="mt-4 space-y-6">
      <p className="max-w-3xl text-muted">{t('aiRegistration.lead')}</p>
      {!mayChange && <RoleNote least="consultant" />}
      <Notice
        tone={open > 0 || isOpen ? 'warn' : 'info'}
        title={open > 0 ? t('aiRegistration.missing', { count: open }) : t('aiRegistration.complete')}
      >
        {isOpen && <p>{t('aiRegistration.unclear')}</p>}
        <p>{t('aiRegistration.national')}</p>
      </Notice>
      <DownloadLink href={pdf} size="small">
        {t('registerEntry.pdf')}
      </DownloadLink>
      {sections.map((section) => (
        <section key={section} aria-labelledby={`registration-${section}`}>
          <h2 id={`registration-${section}`} className="text-xl">
            {t(`aiRegistration.sections.${section}`)}
          </h2>
          {section === 'B' && <p className="mt-2 max-w-3xl font-medium text-warn">{t('aiRegistration.uncertain')}</p>}
          <ol className="mt-2 divide-y divide-line border-y border-line">
            {registrationSheet(section, sheet.content, derived).map((state, index) => (
              <RegistrationFieldRow key={state.field} sheet={sheet} state={state} number={index + 1} frozen={!mayChange} />
            ))}
          </ol>
        </section>
      ))}
      {mayChange && <SheetSaving state={sheet.state} version={view.version} />}
    </div>
  );
}

/** The data sheet of Annex VIII for one AI system. */
export function RegistrationScreen() {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  usePageTitle(t('aiRegistration.title'));
  return (
    <SheetPage id={id} title={t('aiRegistration.title')} read={useRegistration(id)}>
      {(view) => <Loaded key={view.system.id} view={view} />}
    </SheetPage>
  );
}
