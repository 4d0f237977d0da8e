import { useParams } from 'wouter';
import type { ImpactView } from '#contract/assessment/ai/ai-sheets.ts';
import { impactFields, impactLetters, missingOf } from '#core/assessment/ai-sheets/impact.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { FinishedPart, ImpactFiles } from './finished-part.tsx';
import { FinishForm } from './finish-form.tsx';
import { useImpact, useImpactCalls } from './queries.ts';
import { SheetField, SheetSaving } from './sheet-field.tsx';
import { SheetPage } from './sheet-page.tsx';
import { useSheet, type Sheet } from './use-sheet.ts';

const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'more'] as const;
type Part = (typeof parts)[number];

const fieldsOf = (part: Part) => impactFields.filter((field) => (impactLetters[field] ?? 'more') === part);

/** Whether the organisation is obliged, and what changed since the newest assessment. */
function Status({ view: { obligation, duty, outdated, finished } }: { view: ImpactView }) {
  const { t } = useTranslation();
  const isOpen = obligation === 'open' || (duty !== null && duty.state !== 'done');
  const what = outdated.map((one) => t(`aiSystems.fields.${one}`)).join(', ');
  return (
    <Notice tone={isOpen ? 'warn' : 'info'} title={t(`aiImpact.obligation.${obligation}`)}>
      {finished.length > 0 && outdated.length > 0 && <p>{t('aiImpact.changed', { what })}</p>}
      <p>{t('aiImpact.who')}</p>
    </Notice>
  );
}

function Parts({ sheet, frozen }: { sheet: Sheet; frozen: boolean }) {
  const { t } = useTranslation();
  const hintOf = (field: (typeof impactFields)[number]): string | undefined =>
    field === 'risks' || field === 'dpia' ? t(`aiImpact.hints.${field}`) : undefined;
  return (
    <ol className="space-y-7">
      {parts.map((part) => (
        <li key={part}>
          <h3 className="text-lg font-semibold">
            {part === 'more' ? '' : `${part}) `}
            {t(`aiImpact.parts.${part}`)}
          </h3>
          <div className="mt-2 max-w-3xl space-y-4">
            {fieldsOf(part).map((field) => (
              <SheetField
                key={field}
                sheet={sheet}
                field={field}
                label={t(`aiImpact.fields.${field}`)}
                hint={hintOf(field)}
                frozen={frozen}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Loaded({ view }: { view: ImpactView }) {
  const { t } = useTranslation();
  const mayChange = useMay('PUT /api/ai-systems/:id/impact', 'consultant');
  const { id, name } = view.system;
  const sheet = useSheet(`impact ${id}`, view, useImpactCalls(id));
  usePageTitle(`${t('aiImpact.title')}: ${name}`);
  return (
    <>
      <p className="mt-1 text-lg [overflow-wrap:anywhere]">{name}</p>
      <p className="mt-2 max-w-3xl text-muted">{t('aiImpact.lead')}</p>
      <div className="mt-6 space-y-8">
        {!mayChange && <RoleNote least="consultant" />}
        <Status view={view} />
        <FinishedPart view={view} mayChange={mayChange} />
        <div className="space-y-4">
          {view.version === 0 && <p>{t('aiImpact.prefilled')}</p>}
          {view.draftDiffers && <p className="font-medium text-warn">{t('aiImpact.differs')}</p>}
          <Parts sheet={sheet} frozen={!mayChange} />
          {mayChange && <SheetSaving state={sheet.state} version={view.version} />}
          <div className="flex flex-wrap gap-2">
            <ImpactFiles systemId={id} />
          </div>
        </div>
        {mayChange && <FinishForm view={view} sheet={sheet} missing={missingOf(sheet.content).length} />}
        <div className="max-w-3xl space-y-2 border-t border-line pt-4 text-sm text-muted">
          <p>{t('aiImpact.authority')}</p>
          <p>{t('aiImpact.update')}</p>
        </div>
      </div>
    </>
  );
}

/** The fundamental rights impact assessment of one AI system (art. 27). */
export function ImpactScreen() {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  usePageTitle(t('aiImpact.title'));
  return (
    <SheetPage id={id} title={t('aiImpact.title')} read={useImpact(id)}>
      {(view) => <Loaded key={view.system.id} view={view} />}
    </SheetPage>
  );
}
