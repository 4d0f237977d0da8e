import type { PaperFindings } from '#proof/codes/qr.ts';
import { lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { CodeFrame } from './code-frame.tsx';
import { VerdictHead } from '#client/certificate/registry/verdict-head.tsx';

type Read = Extract<PaperFindings, { code: unknown }>;

function codeValues({ code }: Read): { nip: string; date: string } {
  return { nip: code.nip, date: lastDay(code.expiresAt.toISOString()) };
}

/** What the scanned code states, before anything else; a false one is said by the headline. */
export function CodeNote({ code }: { code: PaperFindings }) {
  const { t } = useTranslation();
  if (code.outcome === 'none' || code.outcome === 'false') return null;
  const text = 'code' in code ? t(`check.code.${code.outcome}`, codeValues(code)) : t('check.code.broken');
  return <CodeFrame id="code" outcome={code.outcome} text={text} className="mb-5" />;
}

/** What is known without the registry: only what the code states. */
export function CodeOnly({ code, retry }: { code: Read; retry: () => void }) {
  const { t } = useTranslation();
  const isFalse = code.outcome === 'false';
  return (
    <>
      <VerdictHead
        name="code_only"
        tone={isFalse ? 'bad' : 'warn'}
        title={t('check.verdict.code_only')}
        text={t('check.explanation.code_only')}
        next={t('check.next.code_only')}
      >
        <Button variant="secondary" size="small" onClick={retry}>
          {t('check.retry')}
        </Button>
      </VerdictHead>
      <div className="mt-5">
        <CodeNote code={code} />
      </div>
    </>
  );
}
