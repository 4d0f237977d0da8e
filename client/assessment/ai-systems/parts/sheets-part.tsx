import { Link } from 'wouter';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import { hasChecklist } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { classOf, usesException } from '#core/assessment/ai-systems/class.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What is written about a system beside its description; of systems that may be of high risk or leave it by art. 6 ust. 3. */
export function SheetsPart({ system: { id, facts, duties } }: { system: AiSystem }) {
  const { t } = useTranslation();
  const found = classOf(facts);
  const mayBeHigh = found.atLeast === 'high_risk' || found.class === 'unclear';
  const sheets = [
    ...(hasChecklist(duties) ? [[`/systemy-ai/${id}/art-26`, t('aiDeployer.title')] as const] : []),
    ...(mayBeHigh ? [[`/systemy-ai/${id}/fria`, t('aiImpact.title')] as const] : []),
    ...(mayBeHigh || usesException(facts) ? [[`/systemy-ai/${id}/rejestracja`, t('aiRegistration.title')] as const] : []),
  ];
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby="ai-sheets">
      <h2 id="ai-sheets" className="text-xl">
        {t('aiImpact.sheets')}
      </h2>
      <ul className="mt-2">
        {sheets.map(([href, title]) => (
          <li key={href}>
            <Link href={href} className="inline-flex min-h-9 items-center text-brand underline underline-offset-4">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
