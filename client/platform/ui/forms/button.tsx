import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link } from 'wouter';

const variants = {
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-field bg-surface text-ink hover:border-brand hover:text-brand',
  // Without a frame it is the letters that stand on the margin of a phone, where rows break.
  quiet: 'border border-transparent text-brand hover:bg-tint max-sm:-ml-[0.8125rem] max-sm:px-3',
  danger: 'border border-transparent bg-bad text-surface hover:opacity-90',
} as const;

const sizes = { regular: 'min-h-11 px-5 py-2 text-[0.9375rem]', small: 'min-h-9 px-3 py-1.5 text-sm' } as const;

type Appearance = { variant?: keyof typeof variants; size?: keyof typeof sizes };

function classes(variant: keyof typeof variants, size: keyof typeof sizes, own: string): string {
  return `inline-flex items-center justify-center gap-2 rounded-md font-medium transition-colors disabled:opacity-55 disabled:hover:bg-inherit ${variants[variant]} ${sizes[size]} ${own}`;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Appearance) {
  const base = classes(variant, size, className).replace('disabled:hover:bg-inherit', '');
  return <button type={type} className={base} {...rest} />;
}

/** A link inside the application that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  className = '',
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Appearance & { href: string }) {
  return <Link href={href} className={classes(variant, size, className)} {...rest} />;
}

/** A plain link, such as a download, that looks like a button. */
export function DownloadLink({
  variant = 'secondary',
  size = 'regular',
  className = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Appearance) {
  return (
    <a className={classes(variant, size, className)} {...rest}>
      {children}
    </a>
  );
}
