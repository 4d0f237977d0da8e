import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from './picture.tsx';
import { SectionBeside } from './section.tsx';

const shown = ['status', 'checks', 'coverage'] as const;
const denied = ['audit', 'scheme', 'conformity', 'presumption', 'list'] as const;

/** What the QR code on a certificate leads to. */
export function Verification() {
  const { t } = useTranslation();
  const panel = <Picture name="panel" className="mx-auto block w-full max-w-[31.25rem] rounded-lg shadow-lg lg:mx-0" />;
  return (
    <SectionBeside id="qr" title={t('landing.qrTitle')} lead={t('landing.qrText')} aside={panel} asideFirst>
      <dl className="space-y-7">
        {shown.map((part) => (
          <div key={part} className="border-l-2 border-brand pl-5">
            <dt className="text-lg font-semibold">{t(`landing.qr.${part}.title`)}</dt>
            <dd className="mt-1 text-muted">{t(`landing.qr.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href="/rejestr" look="secondary" className="no-print mt-9">
        {t('footer.registry')}
      </ButtonLink>
    </SectionBeside>
  );
}

function Denials() {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {denied.map((claim) => (
        <li key={claim} className="flex gap-4 py-5">
          <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
          {t(`landing.isNot.${claim}`)}
        </li>
      ))}
    </ul>
  );
}

/** What a certificate of self-assessment does not claim to be. */
export function Limits() {
  const { t } = useTranslation();
  return (
    <SectionBeside id="limits" title={t('landing.isNot.title')} lead={t('landing.isNot.lead')} aside={<Denials />} raised>
      <Picture name="certificate" className="w-full max-w-[30rem]" />
    </SectionBeside>
  );
}
