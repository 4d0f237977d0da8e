import { oscalWords } from '#content/documents/oscal.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { catalogueAddress, catalogueTitle, type CatalogueRef } from './catalogue.ts';
import { embedded, oscalDocument, oscalVersions } from './document.ts';

export type Planned = Readonly<{
  /** Space of the names of the result. */
  space: string;
  name: (part: string) => string;
  at: string;
  version: string;
  notAudit: string;
  publicUrl: string;
}>;

export function planTitle({ language, regime }: Pick<CatalogueRef, 'language' | 'regime'>): string {
  const { plan, regimes } = oscalWords[language];
  return filled(plan, { regime: regimes[regime].short });
}

/**
 * The plan that assessment results have to import: which questions were asked, and nothing else, since a self-assessment has no other plan. A plan
 * has to import a system security plan in turn, and there is none: what stands in its place says so, and invents no system. So the controls are
 * found by the link to the catalogue of questions instead.
 */
export function oscalPlan(ref: CatalogueRef, { space, name, at, version, notAudit, publicUrl }: Planned): string {
  const { language, regime, catalogueVersion, questions } = ref;
  const words = oscalWords[language];
  return oscalDocument('assessment-plan', space, {
    metadata: {
      title: planTitle(ref),
      'last-modified': at,
      version,
      'oscal-version': oscalVersions.results,
      remarks: notAudit,
    },
    'import-ssp': { href: `#${name('system')}`, remarks: words.noSystem },
    'reviewed-controls': {
      links: [
        {
          href: catalogueAddress(publicUrl, regime, language),
          rel: 'reference',
          'media-type': 'application/json',
          text: `${catalogueTitle(ref)} (${catalogueVersion})`,
        },
      ],
      'control-selections': [{ 'include-controls': questions.map(({ id }) => ({ 'control-id': id })) }],
    },
    'back-matter': {
      resources: [{ uuid: name('system'), title: words.system, base64: embedded('system.txt', 'text/plain', words.noSystem) }],
    },
  });
}
