/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'none' | 'refused' | 'busy';

/** A picture in which a code is looked for. */
type Picture = HTMLVideoElement | HTMLCanvasElement;
type Detect = (picture: Picture) => Promise<string | null>;
type Detector = { detect: (source: Picture) => Promise<readonly { rawValue: string }[]> };
type DetectorKind = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };

/** The longer side of a moving picture that is searched, and of one that stands still one after the other, in pixels. */
const movingSide = 800;
const stillSides = [1600, 2400, 1100, 800];

/** The browser's own reader of codes (Shape Detection API), where it has one. */
async function ownDetect(): Promise<Detect | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorKind };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null;
}

/** A reader that is loaded only where the browser has none: it looks at a picture with a side of so many pixels. */
async function loadedDetect(): Promise<(picture: Picture, side: number) => string | null> {
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (picture, side) => {
    const isStill = picture instanceof HTMLCanvasElement;
    const [wide, high] = isStill ? [picture.width, picture.height] : [picture.videoWidth, picture.videoHeight];
    const scale = Math.min(1, side / Math.max(wide, high));
    canvas.width = Math.round(wide * scale);
    canvas.height = Math.round(high * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, width, height)?.data ?? null;
  };
}

export async function codeReader(): Promise<Detect> {
  const own = await ownDetect();
  if (own) return own;
  const read = await loadedDetect();
  return async (picture) => read(picture, movingSide);
}

/** The text of the code in a picture that stands still; null where none is found. What one size misses another shows. */
export async function codeIn(picture: HTMLCanvasElement): Promise<string | null> {
  const own = await (await ownDetect())?.(picture);
  if (own) return own;
  const read = await loadedDetect();
  for (const side of stillSides) {
    const found = read(picture, side);
    if (found !== null) return found;
  }
  return null;
}

/** The camera at the back; gives the reason when there is none to be had. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return 'insecure';
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'busy';
  }
}

/** Only the page as the server delivered it may use the camera; one that was reached from another page has to be loaded anew. */
export function mayOpenCamera(): boolean {
  const [delivered] = performance.getEntriesByType('navigation');
  return !delivered || new URL(delivered.name).pathname === location.pathname;
}
