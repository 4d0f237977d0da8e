import { useTranslation } from '#client/i18n.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from './picture.tsx';
import { SectionBeside } from './section.tsx';

const shown = ['status', 'checks', 'coverage'] as const;

/** What the QR code on a certificate leads to. */
export function Verification() {
  const { t } = useTranslation();
  const panel = (
    <div className="mx-auto max-h-96 max-w-[31.25rem] overflow-hidden [mask-image:linear-gradient(#000_80%,transparent)] lg:mx-0">
      <Picture name="panel" className="block w-full rounded-lg" />
    </div>
  );
  return (
    <SectionBeside id="qr" title={t('landing.qrTitle')} lead={t('landing.qrText')} aside={panel} asideFirst>
      <dl className="space-y-4">
        {shown.map((part) => (
          <div key={part} className="border-l-2 border-brand pl-5">
            <dt className="text-lg font-semibold">{t(`landing.qr.${part}.title`)}</dt>
            <dd className="mt-1 text-muted">{t(`landing.qr.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href="/rejestr" look="secondary" className="no-print mt-6">
        {t('footer.registry')}
      </ButtonLink>
    </SectionBeside>
  );
}
