import { Drawing, paper, tint } from './drawing.tsx';

/** Rows through which somebody looked for what is not there. */
export function SearchDrawing() {
  return (
    <Drawing>
      <rect x="24" y="20" width="68" height="62" rx="4" fill={paper} />
      <path d="M24 34h68" />
      <path d="M32 27h10M33 45h22M33 56h16M33 67h22" opacity=".5" />
      <circle cx="76" cy="54" r="17" fill={tint} />
      <path d="M66 52a10.5 10.5 0 0 1 8-8" opacity=".5" />
      <path d="m88.5 66.5 13.5 13.5" strokeWidth="3" />
    </Drawing>
  );
}
