import { Drawing, paper, tint } from './drawing.tsx';

/** Two sheets held by a clip: evidence. */
export function DocumentsDrawing() {
  return (
    <Drawing>
      <path d="M48 22.5 83 16a3 3 0 0 1 3.5 2.4L97 75.5a3 3 0 0 1-2.4 3.5L54 84" fill={tint} />
      <path d="M34 20a3 3 0 0 1 3-3h29l14 14v50a3 3 0 0 1-3 3H37a3 3 0 0 1-3-3z" fill={paper} />
      <path d="M66 17v11a3 3 0 0 0 3 3h11" fill={tint} />
      <path d="M43 43h28M43 51h28M43 59h18" opacity=".55" />
      <circle cx="67" cy="70" r="6.5" fill={tint} />
      <path d="m64 70 2.2 2.2 4-4.4" />
      <path d="M45 25V13.5a4.5 4.5 0 0 1 9 0V28a2.6 2.6 0 0 1-5.2 0V15.5" />
    </Drawing>
  );
}
