import { useState } from 'react';
import type { Certificate } from '#contract/certificate/certificates.ts';
import type { Language } from '#core/platform/languages.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';

/** A certificate as its PDF is drawn; it takes a moment, and its place is reserved meanwhile. */
export function Picture({ certificate, language, alt }: { certificate: Certificate; language: Language; alt: string }) {
  const { t } = useTranslation();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const address = addressOf('GET /api/certificates/:id/picture', { params: { id: certificate.id }, query: { lang: language } });
  const again = (): void => {
    setState('loading');
    setTries(tries + 1);
  };
  if (state === 'failed') {
    return (
      <div className="my-6">
        <Notice tone="bad" title={t('ceremony.notDrawn')} alert>
          <Button variant="secondary" size="small" onClick={again}>
            {t('common.retry')}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <figure
      className={`my-6 overflow-hidden rounded-md border border-line bg-white shadow-md ${state === 'loading' ? 'animate-pulse' : ''}`}
    >
      <img
        key={tries}
        src={address}
        alt={alt}
        width={1684}
        height={1190}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className="block aspect-[297/210] h-auto w-full"
      />
    </figure>
  );
}
