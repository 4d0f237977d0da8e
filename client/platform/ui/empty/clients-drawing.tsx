import { Drawing, paper, tint } from './drawing.tsx';

/** Several organisations side by side. */
export function ClientsDrawing() {
  return (
    <Drawing>
      <path d="M24 84V45a3 3 0 0 1 3-3h18v42zM83 84V36h19a3 3 0 0 1 3 3v45z" fill={tint} />
      <path d="M45 84V20a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v64z" fill={paper} />
      <path d="M54 29h5M69 29h5M54 40h5M69 40h5M54 51h5M69 51h5M54 62h5M69 62h5" opacity=".6" />
      <path d="M59 84V73h10v11" fill={tint} />
      <path d="M31 53h6M31 63h6M31 73h6M91 47h6M91 57h6M91 67h6" opacity=".5" />
      <path d="M17 84h94" />
    </Drawing>
  );
}
