import { EyeOff, Mail, Pencil, StickyNote } from 'lucide-react';
import { useId, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { certificatePath } from '#contract/platform/pages.ts';
import { endingDays } from '#core/supplier/supplier-status.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Ends } from '#client/supplier/suppliers/member/supplier-status.tsx';
import type { Listed } from './listed.ts';

/** What can be done with suppliers by those who may. */
export type Acts = Readonly<{
  edit: (one: Listed) => void;
  request: (some: readonly Listed[]) => void;
  remove: (some: readonly Listed[]) => void;
}>;

const tones = {
  revoked: 'bad',
  expired: 'warn',
  unverified: 'warn',
  contradicted: 'warn',
  unconfirmed: 'neutral',
  none: 'neutral',
  ending: 'warn',
  valid: 'good',
} as const satisfies Readonly<Record<Listed['status'], Tone>>;

function Named({ supplier }: { supplier: Listed }) {
  const { t } = useTranslation();
  const { name, isNameOfRegister, nip, label, certificates } = supplier;
  const certified = certificates[0]?.name ?? '';
  return (
    <>
      <p className="font-medium leading-snug [overflow-wrap:anywhere]">{name || `NIP ${nip}`}</p>
      {isNameOfRegister && <p className="text-[0.8125rem] text-muted">{t('suppliers.list.ofRegister')}</p>}
      {label && certified && label !== certified && <p className="text-[0.8125rem] text-muted [overflow-wrap:anywhere]">{certified}</p>}
      {name && <p className="text-sm text-muted @4xl:hidden">NIP {nip}</p>}
    </>
  );
}

/** In few words; everything stands on the page of the certificate. */
function Certificates({ supplier }: { supplier: Listed }) {
  const { t } = useTranslation();
  return (
    <ul className="space-y-1.5 text-sm">
      {supplier.certificates.map((certificate) => (
        <li key={certificate.certificateNumber}>
          <Ends certificate={certificate} />
          <span className="block text-[0.8125rem] text-muted">
            <Link
              href={certificatePath(certificate.certificateNumber)}
              className="whitespace-nowrap text-brand underline"
              aria-label={`${t('suppliers.open')} ${certificate.certificateNumber}`}
            >
              {certificate.certificateNumber}
            </Link>
            {', '}
            {certificate.confirmation
              ? t('suppliers.list.level', { level: certificate.confirmation.level })
              : t('suppliers.list.unconfirmed')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says its name where there is space, and when it is pointed at. */
function Act({
  icon: Icon,
  label,
  short = label,
  of,
  act,
  expanded,
  controls,
}: {
  icon: ComponentType<{ className?: string }>;
  label: string;
  short?: string;
  of: string;
  act: () => void;
  expanded?: boolean;
  controls?: string | undefined;
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="@4xl:px-2"
      title={label}
      aria-label={`${label}: ${of}`}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={act}
    >
      <Icon aria-hidden="true" className="size-4.5 @max-4xl:hidden" />
      <span className="@4xl:hidden">{short}</span>
    </Button>
  );
}

type OfRow = Readonly<{
  supplier: Listed;
  acts: Acts | null;
  called: string;
  note: Readonly<{ id: string; isShown: boolean; show: () => void }>;
}>;

function ActsOf({ supplier, acts, called, note }: OfRow) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap sm:@max-4xl:-ml-3 @4xl:flex-nowrap @4xl:justify-end">
      {supplier.note && (
        <Act
          icon={StickyNote}
          label={t('suppliers.note.note')}
          of={called}
          act={note.show}
          expanded={note.isShown}
          controls={note.isShown ? note.id : undefined}
        />
      )}
      {acts && (
        <>
          {supplier.state !== 'valid' && (
            <Act
              icon={Mail}
              label={t('suppliers.ask.button')}
              short={t('suppliers.ask.short')}
              of={called}
              act={() => acts.request([supplier])}
            />
          )}
          <Act icon={Pencil} label={t('suppliers.list.edit')} of={called} act={() => acts.edit(supplier)} />
          <Act icon={EyeOff} label={t('suppliers.list.remove')} of={called} act={() => acts.remove([supplier])} />
        </>
      )}
    </div>
  );
}

/** On a wide screen choice, name, NIP, state, certificates, and what can be done; name and state side by side on a tablet. */
export const columns =
  'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 @xl:@max-4xl:grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)] @xl:@max-4xl:grid-rows-[auto_1fr] @4xl:grid-cols-[1.25rem_minmax(0,1fr)_5.5rem_11rem_14rem_8.75rem]';

/** A row of the table on a wide screen; on a narrow one its cells stand below one another. */
export function SupplierRow({
  supplier,
  acts,
  isChosen,
  toggle,
}: {
  supplier: Listed;
  acts: Acts | null;
  isChosen: boolean;
  toggle: () => void;
}) {
  const { t } = useTranslation();
  const noteId = useId();
  const [isNoteShown, showNote] = useState(false);
  const called = supplier.name || supplier.nip;
  const aside = 'min-w-0 @max-4xl:col-start-2 @max-4xl:empty:hidden @xl:@max-4xl:col-start-3';
  return (
    <div role="row" className={`${columns} items-start gap-y-1.5 border-t border-line py-3 ${isChosen ? 'bg-tint/60' : ''}`}>
      <div role="cell" className="@max-4xl:row-start-1">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={toggle}
          aria-label={t('plan.choose', { name: called })}
          className="size-5 accent-(--brand)"
        />
      </div>
      <div role="cell" className="min-w-0 @max-4xl:col-start-2 @xl:@max-4xl:row-span-2">
        <Named supplier={supplier} />
        {supplier.note && isNoteShown && (
          <p id={noteId} className="mt-1.5 whitespace-pre-line border-l-2 border-line pl-3 text-sm text-muted [overflow-wrap:anywhere]">
            {supplier.note}
          </p>
        )}
      </div>
      <div role="cell" className="text-sm leading-snug tabular-nums @max-4xl:hidden @4xl:pt-0.5">
        {supplier.nip}
      </div>
      <div role="cell" className={aside}>
        <Badge tone={tones[supplier.status]}>{t(`suppliers.states.${supplier.status}`, { days: endingDays })}</Badge>
      </div>
      <div role="cell" className={aside}>
        {supplier.certificates.length > 0 && <Certificates supplier={supplier} />}
      </div>
      <div role="cell" className="min-w-0 @max-4xl:col-start-2 @max-4xl:empty:hidden @xl:@max-4xl:[grid-column:2/-1] @4xl:-my-1.5">
        {(acts !== null || supplier.note !== '') && (
          <ActsOf
            supplier={supplier}
            acts={acts}
            called={called}
            note={{ id: noteId, isShown: isNoteShown, show: () => showNote(!isNoteShown) }}
          />
        )}
      </div>
    </div>
  );
}
