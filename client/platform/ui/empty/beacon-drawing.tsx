import { Drawing, paper, tint } from './drawing.tsx';

/** A warning light at rest: no incident. */
export function BeaconDrawing() {
  return (
    <Drawing>
      <path d="M22 77h12M94 77h12" opacity=".4" />
      <rect x="40" y="70" width="48" height="13" rx="3" fill={paper} />
      <path d="M46 70V50a18 18 0 0 1 36 0v20z" fill={tint} />
      <path d="M54 62V50a10 10 0 0 1 10-10" opacity=".55" />
      <path d="M64 70V58M60.5 58h7" />
      <path d="M52 76.5h24" opacity=".55" />
      <path d="M64 24v-6M87.5 33.5l3.5-3.5M40.5 33.5 37 30" opacity=".3" />
    </Drawing>
  );
}
