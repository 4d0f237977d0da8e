import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { LegalDocument } from '#contract/communication/legal.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { day } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ownHtml } from '#client/platform/browser/trusted.ts';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { useLegal } from './queries.ts';

const Changes = screen(async () => (await import('./changes.tsx')).Changes);

function Contents({ legal }: { legal: LegalDocument }) {
  const { t } = useTranslation();
  return (
    <nav
      aria-labelledby="legal-contents"
      className="no-print lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="legal-contents" className="font-sans text-sm font-semibold">
        {t('legal.contents')}
      </h2>
      <ol className="mt-2 space-y-1 text-[0.9375rem]">
        {legal.sections.map((section, index) => (
          <li key={section.title} className="flex gap-2">
            <span className="w-6 shrink-0 text-right text-muted">{index + 1}.</span>
            <a href={`#s${index + 1}`} className="min-h-6 text-brand underline-offset-4 hover:underline">
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Versions({ legal, path }: { legal: LegalDocument; path: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="legal-versions" className="no-print mt-12 border-t border-line pt-6">
      <h2 id="legal-versions" className="text-xl">
        {t('legal.versions')}
      </h2>
      <ul className="mt-3 space-y-1">
        {legal.versions.map(({ version, from }) => (
          <li key={version}>
            <Link
              href={version === legal.versions[0]?.version ? path : `${path}?version=${version}`}
              aria-current={version === legal.version ? 'page' : undefined}
              className="text-brand underline underline-offset-4 aria-[current]:font-semibold"
            >
              {t('legal.versionOf', { version, date: day(from) })}
            </Link>
            {version !== legal.versions[0]?.version && (
              <>
                {' · '}
                <Link href={`${path}?version=${version}&changes`} className="text-brand underline underline-offset-4">
                  {t('legal.compare', { version })}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Written by us and turned into HTML by our server, so it may stand in the page as it is. */
function Html({ html }: { html: string }) {
  const own = useMemo(() => ownHtml(html), [html]);
  return <div className="legal-text" dangerouslySetInnerHTML={{ __html: own }} />;
}

function Text({ legal }: { legal: LegalDocument }) {
  return (
    <>
      <div className="mt-6">
        <Html html={legal.lead} />
      </div>
      {legal.sections.map((section, index) => (
        <section key={section.title} aria-labelledby={`s${index + 1}`} className="mt-10">
          <h2 id={`s${index + 1}`} className="scroll-mt-6 text-2xl">
            {index + 1}. {section.title}
          </h2>
          <div className="mt-3">
            <Html html={section.html} />
          </div>
        </section>
      ))}
    </>
  );
}

/** A legal page: contents with anchors, numbered sections, date and version, older versions. */
export function LegalScreen({ page }: { page: string }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const member = Boolean(useMe().data);
  const legal = useLegal(page, shownLanguage(), search.get('version') ?? undefined);
  const compares = search.has('changes') && legal.data?.version !== legal.data?.versions[0]?.version;
  usePageTitle(legal.data?.title ?? 'Atesto');
  return (
    <div className={member ? '' : 'mx-auto w-full max-w-6xl px-4 py-10 sm:px-6'}>
      <Link href="/" className="no-print inline-flex min-h-11 items-center gap-2 font-medium text-brand">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('legal.back')}
      </Link>
      {legal.isPending && <Skeleton label={t('common.loading')} className="mt-6 h-[60dvh]" />}
      {legal.isError && <Failure error={legal.error} retry={() => void legal.refetch()} />}
      {legal.data && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <article className="min-w-0 lg:row-start-1">
            <h1 className="text-3xl sm:text-4xl">{legal.data.title}</h1>
            <p className="mt-3 text-muted">{t('legal.version', { version: legal.data.version, date: day(legal.data.from) })}</p>
            {legal.data.version !== legal.data.versions[0]?.version && (
              <div className="mt-4">
                <Notice tone="warn">
                  <p>{t('legal.outdated')}</p>
                </Notice>
              </div>
            )}
            {compares ? <Changes page={page} version={legal.data.version} /> : <Text legal={legal.data} />}
            <Versions legal={legal.data} path={path} />
          </article>
          <div className="max-lg:row-start-1">{!compares && <Contents legal={legal.data} />}</div>
        </div>
      )}
    </div>
  );
}
