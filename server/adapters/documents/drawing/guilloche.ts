type Point = readonly [x: number, y: number];

const decimals = 2;

function path(points: readonly Point[], closed: boolean): string {
  const commands = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(decimals)} ${y.toFixed(decimals)}`);
  return commands.join('') + (closed ? 'Z' : '');
}

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
}

function strokes(paths: readonly string[], colour: string, width: number): string {
  return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Point on the outline of a rounded rectangle after `distance`, with its outward normal. */
function onOutline(width: number, height: number, radius: number, distance: number): { at: Point; normal: Point } {
  const sides = [width - 2 * radius, height - 2 * radius];
  const arc = (Math.PI / 2) * radius;
  let rest = distance;
  for (let corner = 0; corner < 4; corner += 1) {
    const side = sides[corner % 2] ?? 0;
    const turn = (corner * Math.PI) / 2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const starts: readonly Point[] = [
      [radius, 0],
      [width, radius],
      [width - radius, height],
      [0, height - radius],
    ];
    const [sx, sy] = starts[corner] ?? [0, 0];
    if (rest <= side) return { at: [sx + dx * rest, sy + dy * rest], normal: [dy, -dx] };
    rest -= side;
    if (rest <= arc) {
      const angle = turn - Math.PI / 2 + rest / radius;
      const centre: Point = [sx + dx * side + -dy * radius, sy + dy * side + dx * radius];
      const normal: Point = [Math.cos(angle), Math.sin(angle)];
      return { at: [centre[0] + normal[0] * radius, centre[1] + normal[1] * radius], normal };
    }
    rest -= arc;
  }
  return { at: [radius, 0], normal: [0, -1] };
}

/**
 * An engraved frame: waves of one period that swing around a rounded rectangle with shifted phases, as a rose engine
 * cuts them. Sizes in millimetres.
 */
export function guillocheFrame(width: number, height: number, colour: string): Buffer {
  const [inset, radius, amplitude, waves, strands, steps] = [8, 8, 1.9, 150, 6, 3000];
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const length = 2 * (w + h - 4 * radius) + 2 * Math.PI * radius;
  const around = (offset: (share: number) => number): string => {
    const points = Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      const { at, normal } = onOutline(w, h, radius, share * length);
      const out = offset(share);
      return [inset + at[0] + normal[0] * out, inset + at[1] + normal[1] * out];
    });
    return path(points, true);
  };
  const paths = Array.from({ length: strands }, (_, strand) => {
    const phase = (2 * Math.PI * strand) / strands;
    const angle = (share: number): number => 2 * Math.PI * waves * share;
    return around((share) => amplitude * (0.72 * Math.sin(angle(share) + phase) + 0.28 * Math.sin(3 * angle(share) - phase)));
  });
  const rules = [amplitude + 1.1, amplitude + 0.6, -amplitude - 0.6, -amplitude - 2.2].map((out) => around(() => out));
  return svg(width, height, strokes(paths, colour, 0.1) + strokes(rules, colour, 0.16));
}

function rosette(centre: number, radius: number, depth: number, petals: number, phase: number): string {
  const steps = petals * 24;
  const points = Array.from({ length: steps }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / steps;
    const r = radius + depth * Math.sin(petals * angle + phase);
    return [centre + r * Math.cos(angle), centre + r * Math.sin(angle)];
  });
  return path(points, true);
}

/** A seal of nested rosettes with a scalloped rim, `size` millimetres wide, empty in the middle. */
export function sealRosette(size: number, colour: string): Buffer {
  const c = size / 2;
  const strands = 8;
  const ring = (radius: number, depth: number, petals: number): string[] =>
    Array.from({ length: strands }, (_, strand) => rosette(c, radius, depth, petals, (strand * Math.PI) / strands));
  const rim = rosette(c, c - 0.9, 0.55, 48, 0);
  const circles = [c - 2.1, c * 0.52, c * 0.49].map(
    (r) => `<circle cx="${c}" cy="${c}" r="${r.toFixed(2)}" fill="none" stroke="${colour}" stroke-width="0.22"/>`,
  );
  const fine = [...ring(c * 0.79, c * 0.1, 18), ...ring(c * 0.63, c * 0.08, 12)];
  return svg(
    size,
    size,
    `<path d="${rim}" fill="none" stroke="${colour}" stroke-width="0.35"/>${circles.join('')}${strokes(fine, colour, 0.11)}`,
  );
}
