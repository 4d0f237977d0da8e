import { Drawing, paper, tint } from './drawing.tsx';

/** A chip with a small network in it: AI systems. */
export function SystemsDrawing() {
  return (
    <Drawing>
      <path d="M50 22v-8M64 22v-8M78 22v-8M50 78v7M64 78v7M78 78v7M36 36h-9M36 50h-9M36 64h-9M92 36h9M92 50h9M92 64h9" opacity=".55" />
      <rect x="36" y="22" width="56" height="56" rx="6" fill={paper} />
      <rect x="43" y="29" width="42" height="42" rx="3" fill={tint} stroke="none" />
      <path d="m52.5 41 9 6.5M52.5 59l9-6.5M66.5 47.5l9-6.5M66.5 52.5l9 6.5" />
      <circle cx="50" cy="39" r="3.5" fill={paper} />
      <circle cx="50" cy="61" r="3.5" fill={paper} />
      <circle cx="78" cy="39" r="3.5" fill={paper} />
      <circle cx="78" cy="61" r="3.5" fill={paper} />
      <circle cx="64" cy="50" r="4.5" fill={paper} />
    </Drawing>
  );
}
