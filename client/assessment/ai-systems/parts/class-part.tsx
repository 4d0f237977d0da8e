import type { ClassReason } from '#core/assessment/ai-systems/class.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import type { SystemFacts } from '#core/assessment/ai-systems/system.ts';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ClassBadge } from '#client/assessment/ai-systems/class-badge.tsx';

function useReasonText(): (reason: ClassReason) => string {
  const { t } = useTranslation();
  return (reason) => {
    if (reason.kind === 'practice') return t('aiSystems.reasonOf.practice', { what: t(`aiSystems.practices.${reason.code}`) });
    if (reason.kind === 'point') return t('aiSystems.reasonOf.point', { what: t(`aiSystems.points.${reason.code}`) });
    if (reason.kind === 'case') return t('aiSystems.reasonOf.case', { what: t(`aiSystems.cases.${reason.code}`) });
    return t(`aiSystems.reasons.${reason.kind}`);
  };
}

/** The class of a system and what it rests on. */
export function ClassPart({ facts }: { facts: SystemFacts }) {
  const { t } = useTranslation();
  const textOf = useReasonText();
  const found = classOf(facts);
  return (
    <section aria-labelledby="ai-class" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="ai-class" className="text-xl">
          {t('aiSystems.system.why')}
        </h2>
        <ClassBadge of={found.class} />
      </div>
      <p className="max-w-2xl">{t(`aiSystems.about.${found.class}`, { class: t(`aiSystems.classes.${found.atLeast}`) })}</p>
      <ul className="max-w-3xl space-y-2">
        {found.reasons.map((reason) => (
          <li key={textOf(reason)} className="border-l-2 border-line pl-3">
            {textOf(reason)}
            <p className="text-sm text-muted">
              <ScopeBasis references={reason.references} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
