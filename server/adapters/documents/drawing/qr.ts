import { encode } from 'uqr';

/** The page of checks. */
export const checkPath = '/sprawdz';
/** ISO/IEC 18004 requires four modules of white around the symbol. */
const quietZone = 4;

/** The address as a QR symbol of level M, one path of squares, and the share of its width that is white at each side. */
export function qrSymbol(address: string): { svg: Buffer; quiet: number } {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}"/></svg>`,
  );
  return { svg, quiet: quietZone / size };
}
