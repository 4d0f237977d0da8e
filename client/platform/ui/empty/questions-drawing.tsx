import { Drawing, paper, tint } from './drawing.tsx';

/** A sheet of questions that came in an envelope. */
export function QuestionsDrawing() {
  return (
    <Drawing>
      <path d="M28 48 64 24l36 24v33a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3z" fill={tint} />
      <path d="M40 16h48v40L64 70 40 56z" fill={paper} stroke="none" />
      <path d="M40 56V17a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v39" fill={paper} />
      <path d="M47 24h4M47 33h4M47 42h4" />
      <path d="M56 24h24M56 33h24M56 42h16" opacity=".5" />
      <path d="M28 49v32a3 3 0 0 0 3 3h66a3 3 0 0 0 3-3V49L68 68.5a8 8 0 0 1-8 0z" fill={paper} />
      <path d="m29 83 23-19.5M99 83 76 63.5" opacity=".5" />
    </Drawing>
  );
}
