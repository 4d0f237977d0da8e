/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'none' | 'refused' | 'busy';

type Detect = (video: HTMLVideoElement) => Promise<string | null>;
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type DetectorKind = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };

/** The wider side of the picture that is searched, in pixels. */
const searchedSide = 800;

/** The browser's own reader of codes (Shape Detection API), where it has one. */
async function ownDetect(): Promise<Detect | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorKind };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
}

/** A reader that is loaded only where the browser has none. */
async function loadedDetect(): Promise<Detect> {
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, searchedSide / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, width, height)?.data ?? null;
  };
}

export async function codeReader(): Promise<Detect> {
  return (await ownDetect()) ?? loadedDetect();
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
