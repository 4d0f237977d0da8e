import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Duty, Meaning } from '#client/supplier/suppliers/explained.tsx';
import { WatchedPart } from '#client/supplier/suppliers/list/watched-part.tsx';
import { useWatched } from '#client/supplier/suppliers/queries.ts';
import { ImportForm } from './import-form.tsx';
import { ImportResults } from './import-results.tsx';
import { useImport } from './use-import.ts';
import { RequestsPart } from '#client/supplier/suppliers/requests-part.tsx';
import { WatchersPart } from './watchers-part.tsx';

/** The way to check a list: folded up where suppliers are watched already, until somebody requests it or a list is being checked. */
function ImportPart({ isFirst, wished, wish }: { isFirst: boolean; wished: boolean | null; wish: (wished: boolean) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { state, start, goOn, discard } = useImport();
  const isOpen = state !== null || (wished ?? isFirst);
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="text-2xl">
        {t('suppliers.import.title')}
      </h2>
      <p className="mt-2 max-w-3xl text-muted">{t('suppliers.import.lead')}</p>
      {state === null && !isFirst && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => wish(!isOpen)}
        >
          <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          {t(isOpen ? 'suppliers.import.fold' : 'suppliers.import.unfold')}
        </Button>
      )}
      {isOpen && (
        <div id={id}>
          <ImportForm busy={state?.running ?? false} start={start} />
          {state && <ImportResults state={state} goOn={goOn} discard={discard} />}
        </div>
      )}
    </section>
  );
}

/** The suppliers of an organisation: those it watches first, then the way to more of them. */
export function MemberPage() {
  const { t } = useTranslation();
  const watched = useWatched();
  const [wished, wish] = useState<boolean | null>(null);
  const importPart = useRef<HTMLDivElement>(null);
  const add = (): void => {
    flushSync(() => wish(true));
    importPart.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <h1 className="text-3xl">{t('suppliers.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('suppliers.lead')}</p>
      <WatchedPart watched={watched} add={add} />
      {/* Shown where it stays: below a list whose length is known. */}
      <div hidden={watched.isPending}>
        <div ref={importPart}>
          <ImportPart isFirst={watched.data?.suppliers.length === 0 || watched.isError} wished={wished} wish={wish} />
        </div>
        <RequestsPart />
        <WatchersPart />
        <Meaning />
        <Duty />
      </div>
    </>
  );
}
