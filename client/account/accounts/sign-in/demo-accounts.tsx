import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

/** Accounts to try the product with, where there are any. */
export function DemoAccounts({ choose }: { choose: (email: string) => void }) {
  const { t } = useTranslation();
  return (
    <section className="scripted mt-8 border-t border-line pt-6">
      <h2 className="font-sans text-sm font-semibold">{t('login.demoTitle')}</h2>
      <p className="mt-1 text-sm text-muted">{t('login.demoText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {['basic', 'pro', 'editor', 'reader', 'consultant', 'none', 'ended'].map((kind) => (
          <Button key={kind} variant="secondary" size="small" onClick={() => choose(`${kind}@demo.example`)}>
            {kind}@demo.example
          </Button>
        ))}
      </div>
    </section>
  );
}
