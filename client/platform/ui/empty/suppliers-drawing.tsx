import { Drawing, paper, tint } from './drawing.tsx';

/** A company and those that deliver to it. */
export function SuppliersDrawing() {
  return (
    <Drawing>
      <path d="M31 32h14a6 6 0 0 1 6 6v4M97 32H83a6 6 0 0 0-6 6v4M31 66h20M97 66H77" strokeDasharray="3 3.5" opacity=".6" />
      <path d="M49 83V44l15-9 15 9v39z" fill={paper} />
      <path d="M58 83V70h12v13" fill={tint} />
      <path d="M57 51h4M67 51h4M57 60h4M67 60h4" opacity=".7" />
      <rect x="13" y="23" width="18" height="18" rx="3" fill={tint} />
      <path d="M13 29h18M22 23v6" opacity=".7" />
      <rect x="13" y="57" width="18" height="18" rx="3" fill={tint} />
      <path d="M13 63h18M22 57v6" opacity=".7" />
      <rect x="97" y="23" width="18" height="18" rx="3" fill={tint} />
      <path d="M97 29h18M106 23v6" opacity=".7" />
      <rect x="97" y="57" width="18" height="18" rx="3" fill={tint} />
      <path d="M97 63h18M106 57v6" opacity=".7" />
      <path d="M42 84h44" />
    </Drawing>
  );
}
