/** A score with its threshold; what is projected lies hatched behind it. The figures stand beside it in words. */
export function ScoreBar({ score, projected, threshold }: { score: number; projected: number; threshold: number }) {
  return (
    <div aria-hidden="true" className="relative h-3 w-full rounded-full bg-tint">
      <div className="projected-fill absolute inset-y-0 left-0 rounded-full" style={{ width: `${projected}%` }} />
      <div className="absolute inset-y-0 left-0 rounded-full bg-brand" style={{ width: `${score}%` }} />
      <div className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${threshold}%` }} />
    </div>
  );
}
