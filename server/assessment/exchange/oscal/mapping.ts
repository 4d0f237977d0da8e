import { catalogues } from '#content/questions/catalogue.ts';
import { oscalWords } from '#content/documents/oscal.ts';
import type { QuestionMapping, Relation } from '#core/assessment/mapping/mapping.ts';
import { mappedPairs, unmapped, type MappedFramework, type MappedPair } from '#core/assessment/mapping/mapped-pairs.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { catalogueAddress, changedAt } from './catalogue.ts';
import { nameOf, oscalDocument, oscalVersions, publicSpace } from './document.ts';

/** Both are read from the question, which is the source: the question is a subset of the control. */
const relationships: Readonly<Record<Relation, string>> = { subset: 'subset-of', intersect: 'intersects-with' };

/** A pair that agrees with no published mapping is of unspecified confidence, which is not a low one. */
const confidences: Readonly<Record<QuestionMapping['confidence'], string>> = { high: 'high', medium: 'medium', unknown: 'unspecified' };

/** Where each publisher has its framework, and what that is in OSCAL. */
const publishers: Readonly<Record<MappedFramework, Readonly<{ type: 'regulation' | 'standard' | 'external-guidance'; href: string }>>> = {
  regulation: { type: 'regulation', href: 'http://data.europa.eu/eli/reg_impl/2024/2690/oj' },
  iso27001: { type: 'standard', href: 'https://www.iso.org/standard/27001' },
  csf: { type: 'external-guidance', href: 'https://doi.org/10.6028/NIST.CSWP.29' },
  cis: { type: 'external-guidance', href: 'https://www.cisecurity.org/controls/v8-1' },
  cyfun: { type: 'external-guidance', href: 'https://cyfun.eu' },
};

type Named = (part: string) => string;

function mapOf({ question, target, relation, confidence }: MappedPair, name: Named) {
  return {
    uuid: name(`${question} ${target}`),
    relationship: relationships[relation],
    sources: [{ type: 'control', 'id-ref': question }],
    targets: [{ type: 'control', 'id-ref': target }],
    'confidence-score': { category: confidences[confidence] },
  };
}

/** Identifiers that begin with a digit are no tokens of OSCAL, so that they stand as patterns without a wildcard. */
function selected(ids: readonly string[]) {
  return ids.every((id) => /^\p{L}/u.test(id)) ? { 'with-ids': ids } : { matching: ids.map((pattern) => ({ pattern })) };
}

function gap(side: 'source' | 'target', ids: readonly string[], name: Named) {
  return ids.length > 0 ? { [`${side}-gap-summary`]: { uuid: name(`${side} gap`), 'unmapped-controls': [selected(ids)] } } : {};
}

/**
 * What the questions of NIS2 share with one framework. There is a collection for each framework, since a gap is what a whole collection does not
 * map; gaps of a framework are listed only where all its controls are known.
 */
export function oscalMapping(framework: MappedFramework, language: Language, publicUrl: string): string {
  const catalogue = catalogues.nis2;
  const words = oscalWords[language];
  const space = publicSpace(publicUrl);
  const name: Named = (part) => nameOf(space, `mapping ${framework} ${part}`);
  const { type, href } = publishers[framework];
  const missing = unmapped(catalogue, framework);
  return oscalDocument('mapping-collection', space, {
    metadata: {
      title: filled(words.mapping, { regime: words.regimes.nis2.short, framework: words.frameworks[framework] }),
      'last-modified': changedAt(catalogue.asOf),
      version: catalogue.version,
      'oscal-version': oscalVersions.mapping,
    },
    // Pairs were read by people and programs, and compared with published mappings.
    provenance: {
      method: 'hybrid',
      'matching-rationale': 'semantic',
      status: 'complete',
      'mapping-description': framework === 'regulation' ? words.mappingOfCitations : words.mappingOfOurs,
    },
    mappings: [
      {
        uuid: name('mapping'),
        'source-resource': { type: 'catalog', href: catalogueAddress(publicUrl, 'nis2', language) },
        'target-resource': { type: 'catalog', href: `#${name('framework')}` },
        maps: mappedPairs(catalogue, framework).map((pair) => mapOf(pair, name)),
        ...gap('source', missing.questions, name),
        ...gap('target', missing.controls ?? [], name),
      },
    ],
    'back-matter': {
      resources: [
        {
          uuid: name('framework'),
          title: words.frameworks[framework],
          description: words.onlyIdentifiers,
          props: [{ name: 'type', value: type }],
          rlinks: [{ href }],
        },
      ],
    },
  });
}
