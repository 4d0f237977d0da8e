import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import sizes from './pictures/sizes.json';

type PictureName = 'cover' | 'certificate' | 'summary' | 'plan' | 'panel';

/** Made by `npm run tool -- pictures` from the running product, one of each in every language. */
const files = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

function sources(picture: string, format: 'avif' | 'webp'): string {
  const address = (density: 1 | 2): string => `${files[`./pictures/${picture}@${density}x.${format}`] ?? ''} ${density}x`;
  return `${address(1)}, ${address(2)}`;
}

/**
 * A picture of the product in the language shown. Its space is reserved while it loads. On a phone even the first ones are
 * below the words, so that all of them wait for their turn.
 */
export function Picture({ name, className = '' }: { name: PictureName; className?: string }) {
  const { t } = useTranslation();
  const picture = `${name}-${shownLanguage()}` as const;
  const { width, height } = sizes[picture];
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} />
      <img
        src={files[`./pictures/${picture}@1x.webp`]}
        srcSet={sources(picture, 'webp')}
        width={width}
        height={height}
        alt={t(`landing.pictures.${name}`)}
        loading="lazy"
        decoding="async"
        className={`h-auto max-w-full rounded border border-line bg-white [[data-theme=dark]_&]:border-field [[data-theme=dark]_&]:brightness-90 ${className}`}
      />
    </picture>
  );
}
