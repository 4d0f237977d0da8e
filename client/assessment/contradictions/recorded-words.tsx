import { Link } from 'wouter';
import type { RecordedKind } from '#core/assessment/questionnaire/recorded.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

const systems = { href: '/systemy-ai', key: 'contradicted.systems' } as const;
/** Where what contradicts an answer is looked at; incidents are seen by the people named in them alone. */
const places = {
  incident: null,
  ai_system: systems,
  ai_checklist: systems,
  observation: { href: '/domeny', key: 'contradicted.domains' },
  fact: { href: '/fakty', key: 'contradicted.facts' },
} as const satisfies Readonly<Record<RecordedKind, Readonly<{ href: string; key: string }> | null>>;

/** What contradicts an answer: of an incident nothing but that there is one, of the others the way to them. */
export function RecordedWords({ kind }: { kind: RecordedKind }) {
  const { t } = useTranslation();
  const place = places[kind];
  return (
    <>
      {t(`contradicted.${kind}`)}
      {place && (
        <>
          {' '}
          <Link href={place.href} className="text-brand underline">
            {t(place.key)}
          </Link>
        </>
      )}
    </>
  );
}
