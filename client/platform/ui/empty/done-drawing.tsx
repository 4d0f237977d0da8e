import { Drawing, paper, tint } from './drawing.tsx';

/** A list of which everything is done. */
export function DoneDrawing() {
  return (
    <Drawing>
      <rect x="38" y="18" width="52" height="67" rx="4" fill={paper} />
      <path d="M53 18v-2a4 4 0 0 1 4-4h2.5a4.7 4.7 0 0 1 9 0H71a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H57a4 4 0 0 1-4-4z" fill={tint} />
      <path d="m46 36 2.8 2.8 5-5.6M46 51l2.8 2.8 5-5.6M46 66l2.8 2.8 5-5.6" />
      <path d="M61 36h20M61 51h20M61 66h12" opacity=".5" />
      <circle cx="90" cy="71" r="12" fill={tint} />
      <path d="m84.5 71.5 4 4 7.5-8.5" />
    </Drawing>
  );
}
