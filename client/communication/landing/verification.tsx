import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Picture } from './picture.tsx';
import { Questions } from './questions.tsx';
import { SectionBeside } from './section.tsx';

const shown = ['status', 'checks', 'coverage'] as const;

/** What the QR code on a certificate leads to, beside what visitors ask. */
export function Verification() {
  const { t } = useTranslation();
  return (
    <SectionBeside id="qr" title={t('landing.qrTitle')} lead={t('landing.qrText')} aside={<Questions />}>
      {/* Of the picture only the verdict. */}
      <div className="aspect-[1000/290] max-w-lg overflow-hidden rounded-lg">
        <Picture name="panel" className="-mt-[18%] block w-full border-0" />
      </div>
      <dl className="mt-3 space-y-2 text-[0.9375rem]">
        {shown.map((part) => (
          <div key={part}>
            <dt className="inline font-semibold">{t(`landing.qr.${part}.title`)}. </dt>
            <dd className="inline text-muted">{t(`landing.qr.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <Link href="/rejestr" className="no-print mt-2 inline-flex min-h-9 items-center font-medium text-brand underline">
        {t('footer.registry')}
      </Link>
    </SectionBeside>
  );
}
