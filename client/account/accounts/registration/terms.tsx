import { useTranslation } from '#client/platform/words/i18n.ts';

type Props = Readonly<{ accepted: boolean; accept: (accepted: boolean) => void; error: string | undefined }>;

/** Acceptance of the terms, with the documents beside it (docs/product.md, “Accounts”). */
export function Terms({ accepted, accept, error }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <label className="flex gap-3 text-[0.9375rem]">
        <input
          type="checkbox"
          name="terms"
          checked={accepted}
          onChange={(event) => accept(event.target.checked)}
          aria-invalid={error ? true : undefined}
          className="mt-1 size-5 shrink-0 accent-(--brand)"
        />
        <span>
          {t('register.terms')}{' '}
          <a href="/terms-of-certification" target="_blank" rel="noopener" className="text-brand underline">
            {t('footer.certification')}
          </a>
          ,{' '}
          <a href="/terms-of-sale" target="_blank" rel="noopener" className="text-brand underline">
            {t('footer.sale')}
          </a>
        </span>
      </label>
      {error && <p className="text-sm font-medium text-bad">{error}</p>}
    </>
  );
}
