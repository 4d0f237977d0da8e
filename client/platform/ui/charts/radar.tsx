export type RadarAxis = Readonly<{ key: number; label: string; value: number | null }>;

const size = 240;
const centre = size / 2;
const reach = 88;

function point(index: number, count: number, share: number): [number, number] {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return [centre + reach * share * Math.cos(angle), centre + reach * share * Math.sin(angle)];
}

function outline(count: number, share: (index: number) => number): string {
  return Array.from({ length: count }, (_, index) =>
    point(index, count, share(index))
      .map((n) => n.toFixed(1))
      .join(','),
  ).join(' ');
}

/** Scores by section as a radar; the dashed line is the threshold. */
export function Radar({ axes, threshold, label }: { axes: readonly RadarAxis[]; threshold: number; label: string }) {
  const count = axes.length;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="mx-auto w-full max-w-72">
      {[0.25, 0.5, 0.75, 1].map((ring) => (
        <polygon key={ring} points={outline(count, () => ring)} className="fill-none stroke-line" />
      ))}
      <polygon points={outline(count, () => threshold / 100)} className="fill-none stroke-brand" strokeDasharray="4 4" />
      <polygon points={outline(count, (index) => (axes[index]?.value ?? 0) / 100)} className="fill-brand/20 stroke-brand" strokeWidth="2" />
      {axes.map((axis, index) => {
        const [x, y] = point(index, count, 1.16);
        return (
          <text key={axis.key} x={x} y={y} textAnchor="middle" dominantBaseline="middle" className="fill-ink text-[12px] font-semibold">
            {axis.key}
          </text>
        );
      })}
    </svg>
  );
}
