import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { certificatePath } from '#contract/platform/pages.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { idsOfSection } from '#core/assessment/questionnaire/section-ids.ts';
import { regimeRules, regimes } from '#core/platform/regimes.ts';
import { mayAct } from '#core/account/members/members.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMenu } from '#client/operations/layout/menu.tsx';
import { useSystems } from '#client/assessment/ai-systems/queries.ts';
import { useQuestionnaires } from '#client/assessment/customer-questionnaires/queries.ts';
import { useCertificates } from '#client/assessment/data/issued-certificates.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { useQuestionTexts } from '#client/assessment/data/question-texts.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { usePlan } from '#client/assessment/plan/queries.ts';
import { useTemplates } from '#client/assessment/templates/queries.ts';
import { nameOf } from '#client/supplier/suppliers/list/listed.ts';
import { useWatched } from '#client/supplier/suppliers/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { DialogWindow } from '#client/platform/ui/dialog/dialog-window.tsx';
import { foundEntries, type PaletteEntry } from './matching-entries.ts';

const mostShown = 12;

const everyQuestion = regimes.flatMap((regime) => regimeRules[regime].sectionSizes.flatMap((_, index) => idsOfSection(regime, index + 1)));

/** Pages of members that stand in no menu, with the role that they need. */
const besideMenu = [
  { path: '/powiadomienia', key: 'inbox.title', least: 'reader' },
  { path: '/goscie', key: 'guests.title', least: 'editor' },
] as const;

function usePages(): PaletteEntry[] {
  const { t } = useTranslation();
  const role = useMe().data?.organization?.role;
  const others = besideMenu.filter(({ least }) => mayAct(role, least));
  return [...useMenu(), ...others].map(({ path, key }) => ({ href: path, kind: t('palette.kinds.page'), label: t(key) }));
}

type OwnKind = 'action' | 'template' | 'system' | 'evidence' | 'certificate' | 'supplier' | 'questionnaire' | 'question';

/** Whatever an organisation has beside its pages; what cannot be read is left out. */
function useOwnEntries(isSearched: boolean): PaletteEntry[] {
  const { t } = useTranslation();
  const plan = usePlan().data;
  const templates = useTemplates().data?.templates ?? [];
  const systems = useSystems().data?.systems ?? [];
  const evidence = useEvidence().data?.evidence ?? [];
  const certificates = useCertificates().data ?? [];
  const suppliers = useWatched().data?.suppliers ?? [];
  const questionnaires = useQuestionnaires().data?.questionnaires ?? [];
  const texts = useQuestionTexts(isSearched ? everyQuestion : []);
  const named = (kind: OwnKind) => t(`palette.kinds.${kind}`);
  const searching = (path: string, name: string): string => `${path}?q=${encodeURIComponent(name)}`;
  return [
    ...(plan?.items ?? []).map(({ questionId: id, title }) => ({
      href: `/plan-dzialan?item=${id}`,
      kind: named('action'),
      label: title,
      also: questionNumber(id),
    })),
    ...(plan?.own ?? []).map(({ id, text }) => ({ href: `/plan-dzialan?item=${id}`, kind: named('action'), label: text })),
    ...templates.map(({ id, title }) => ({ href: `/wzory/${id}`, kind: named('template'), label: title })),
    ...systems.map(({ id, name }) => ({ href: `/systemy-ai/${id}`, kind: named('system'), label: name })),
    ...[...new Set(evidence.map(({ name }) => name))].map((name) => ({
      href: searching('/dowody', name),
      kind: named('evidence'),
      label: name,
    })),
    ...certificates.map(({ certificateNumber: number, regime }) => ({
      href: certificatePath(number),
      kind: named('certificate'),
      label: number,
      also: t(`regimes.${regime}.certificate`),
    })),
    ...suppliers.map((supplier) => ({
      href: searching('/dostawcy', supplier.nip),
      kind: named('supplier'),
      label: nameOf(supplier).name || supplier.nip,
      also: supplier.nip,
    })),
    ...questionnaires.map(({ id, name }) => ({ href: `/ankiety/${id}`, kind: named('questionnaire'), label: name })),
    ...[...texts].map(([id, text]) => ({ href: questionAddress(id), kind: named('question'), label: `${questionNumber(id)} ${text}` })),
  ];
}

function Option({
  entry,
  id,
  chosen,
  point,
  open,
}: {
  entry: PaletteEntry;
  id: string;
  chosen: boolean;
  point: () => void;
  open: () => void;
}) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <button
      ref={element}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerMove={point}
      onClick={open}
      className={`flex min-h-11 w-full items-center justify-between gap-4 rounded-md px-3 py-2 text-left ${chosen ? 'bg-tint text-brand' : ''}`}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{entry.label}</span>
      <span className="shrink-0 text-[0.8125rem] text-muted">{entry.kind}</span>
    </button>
  );
}

type SearchProps = { entries: readonly PaletteEntry[]; typed: string; type: (typed: string) => void; close: () => void };

function Search({ entries, typed, type, close }: SearchProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => field.current?.focus(), []);
  const found = foundEntries(entries, typed, mostShown);
  const at = Math.min(place, found.length - 1);
  const open = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    close();
    go(entry.href);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') open(found[at]);
    else if (step !== undefined && found.length > 0) setPlace((at + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('palette.title')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder={t('palette.hint')}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
        className="w-full rounded-md border border-field bg-surface px-3 py-2.5 outline-offset-2"
      />
      <div id={list} role="listbox" aria-label={t('palette.title')} className="mt-3 max-h-[60dvh] overflow-y-auto">
        {found.map((entry, index) => (
          <Option
            key={entry.href}
            entry={entry}
            id={`${list}-${index}`}
            chosen={index === at}
            point={() => setPlace(index)}
            open={() => open(entry)}
          />
        ))}
      </div>
      <p role="status" className="text-muted">
        {found.length === 0 && t('palette.none')}
      </p>
    </>
  );
}

function OfOrganization({ pages, ...search }: Omit<SearchProps, 'entries'> & { pages: readonly PaletteEntry[] }) {
  const own = useOwnEntries(search.typed.trim().length > 1);
  return <Search entries={[...pages, ...own]} {...search} />;
}

/** Everything there is to go to by a few letters of its name; an incident is not, which only those named in it are to see. */
export function CommandPalette({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const me = useMe().data;
  const pages = usePages();
  const [typed, setTyped] = useState('');
  const search = { typed, type: setTyped, close };
  return (
    <DialogWindow onClose={close} title={t('palette.title')} wide>
      {me?.organization ? <OfOrganization pages={pages} {...search} /> : <Search entries={pages} {...search} />}
    </DialogWindow>
  );
}
